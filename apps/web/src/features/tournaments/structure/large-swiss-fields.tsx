import { MOST_ADVANCE_POINTS } from '@tablee/domain/tournaments/rounds/plan-swiss'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../language/language-provider.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'

type LargeSwissFieldsProps = {
  /** What an accelerated start would do. */
  readonly help: string
  readonly accelerated: boolean
  readonly onAccelerated: (isChosen: boolean) => void
  readonly advances: boolean
  readonly onAdvances: (isChosen: boolean) => void
  readonly points: {
    readonly value: number | null
    readonly onChange: (value: number | null) => void
    readonly error: ReactNode
  }
}

/** What a large field changes about Swiss rounds, with one line for each. */
export function LargeSwissFields({ help, points, ...choices }: LargeSwissFieldsProps) {
  const { t } = useTranslation()
  const { locale } = useLanguage()
  return (
    <>
      <div className="grid gap-1">
        <Checkbox
          label={t('largeSwiss.accelerated')}
          isChecked={choices.accelerated}
          onChange={choices.onAccelerated}
        />
        <p className="text-sm text-muted">{help}</p>
      </div>
      <div className="grid gap-1">
        <Checkbox label={t('largeSwiss.advance')} isChecked={choices.advances} onChange={choices.onAdvances} />
        <p className="text-sm text-muted">{t('largeSwiss.advanceHelp')}</p>
      </div>
      {choices.advances ? (
        <NumberInput
          label={t('largeSwiss.points')}
          min={1}
          max={MOST_ADVANCE_POINTS}
          locale={locale}
          incrementLabel={t('largeSwiss.more')}
          decrementLabel={t('largeSwiss.fewer')}
          {...points}
        />
      ) : null}
    </>
  )
}
