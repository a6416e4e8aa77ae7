import { useTranslation } from '../../../language/use-translation.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { useQuiet } from '../../../ui/quiet.ts'
import { QuietMark } from '../clock/quiet-mark.tsx'
import { useClockSound } from '../clock/use-clock-sound.ts'
import type { Calls } from './use-calls.ts'

/** Once the offer was answered; otherwise what helps, and a sound in the open page. */
export function CallSwitch({ calls }: { readonly calls: Calls }) {
  const { t } = useTranslation()
  const { ability, isCalled, isOfferDismissed } = calls
  if (ability === null || (ability === 'able' && !isCalled && !isOfferDismissed)) return null
  if (ability !== 'able')
    return (
      <section className="grid gap-1">
        <p className="max-w-prose text-muted">{t(`dashboard.calls.${ability}`)}</p>
        <SoundSwitch />
      </section>
    )
  return (
    <section className="grid gap-1">
      <Checkbox
        label={t('dashboard.calls.title')}
        isChecked={isCalled}
        onChange={(wished) => {
          if (!calls.isBusy) calls.turn(wished)
        }}
        error={calls.hasFailed ? t('dashboard.calls.failed') : null}
      />
      {isCalled ? null : <SoundSwitch />}
    </section>
  )
}

/** Shared with the clock: one switch mutes a phone. */
function SoundSwitch() {
  const { t } = useTranslation()
  const { isOn, turn } = useClockSound('player')
  if (useQuiet() !== null) return <QuietMark />
  return <Checkbox label={t('dashboard.calls.sound')} isChecked={isOn} onChange={turn} />
}
