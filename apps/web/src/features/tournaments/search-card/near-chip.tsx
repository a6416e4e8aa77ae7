import { RADII_KM } from '@tablee/contract/serving/around'
import { LocateFixed, X } from 'lucide-react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { CHIP_CLASS, ChoiceChip } from './choice-chip.tsx'
import type { useNear } from './use-near.ts'

type NearProps = { readonly near: ReturnType<typeof useNear> }

/** Asks for the position only on tap. */
export function NearChip({ near }: NearProps) {
  const { t } = useTranslation()
  const { state, ask, setRadius, switchOff } = near
  if (state.kind === 'on') {
    const { radiusKm } = state.around
    return (
      <>
        <button
          type="button"
          aria-label={t('places.near.switchOff')}
          className={`${CHIP_CLASS} inline-flex items-center gap-1.5 border-slate! bg-slate-wash! text-slate!`}
          onClick={switchOff}
        >
          <LocateFixed aria-hidden="true" className="size-4 shrink-0" />
          {t('places.near.ask')}
          <X aria-hidden="true" className="size-4 shrink-0" />
        </button>
        <ChoiceChip
          label={t('places.near.radius')}
          options={RADII_KM.map((km) => ({ value: String(km), label: t('places.near.within', { km }) }))}
          chosen={String(radiusKm)}
          onChoose={(value) => {
            const chosen = RADII_KM.find((km) => String(km) === value)
            if (chosen) setRadius(chosen)
          }}
        />
      </>
    )
  }
  return (
    <button
      type="button"
      aria-disabled={state.kind === 'asking'}
      className={`${CHIP_CLASS} inline-flex items-center gap-1.5`}
      onClick={() => (state.kind === 'asking' ? undefined : ask())}
    >
      {state.kind === 'asking' ? (
        <Spinner label={t('places.near.asking')} />
      ) : (
        <LocateFixed aria-hidden="true" className="size-4 shrink-0" />
      )}
      {t('places.near.ask')}
    </button>
  )
}

/** The result of asking for the position. */
export function NearNote({ near: { state } }: NearProps) {
  const { t } = useTranslation()
  const texts = {
    ...{ off: '', asking: t('places.near.asking'), on: t('places.near.kept') },
    ...{ refused: t('places.near.refused'), unavailable: t('places.near.unavailable') },
  }
  return (
    <p aria-live="polite" className="text-sm text-muted empty:hidden">
      {texts[state.kind]}
    </p>
  )
}
