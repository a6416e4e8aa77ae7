import { isPaused } from '@tablee/domain/tournaments/kinds/clock-course'
import type { RoundClock, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { type ClockWish, useRunClock } from '../api/rounds/run-clock.ts'
import { ClockDigits } from './clock-digits.tsx'
import { ExtraTables } from './extra-tables.tsx'
import { TimeIsUp } from './time-is-up.tsx'
import { useClockSound } from './use-clock-sound.ts'

export type ClockSheetProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly round: RoundNumber
  readonly clock: RoundClock
  readonly onClose: () => void
}

/** Everything that can be done with the clock of a round. */
export function ClockSheet({ tournament, access, round, clock, onClose }: ClockSheetProps) {
  const { t } = useTranslation()
  const act = useRunClock(access)
  const sound = useClockSound('desk')
  const send = (wish: DistributedOmit<ClockWish>) => act.send({ ...wish, roundNumber: round })
  const extend = (minutes: number) => (
    <Button
      variant="secondary"
      className="px-2! whitespace-nowrap"
      disabled={act.isSending}
      onClick={() => void send({ kind: 'extend', minutes })}
    >
      {t(minutes > 0 ? 'clock.minutesMore' : 'clock.minutesLess', { minutes: Math.abs(minutes) })}
    </Button>
  )
  return (
    <Dialog isOpen onClose={onClose} title={t('clock.title', { round })} closeLabel={t('tournament.close')}>
      <div className="grid justify-items-center gap-1">
        <ClockDigits clock={clock} className="font-display text-figure leading-none font-bold" />
        <p className="min-h-6 font-semibold">{isPaused(clock) ? t('clock.paused') : <TimeIsUp clock={clock} />}</p>
      </div>
      <ActFailure act={act} title={t('clock.failed')} isTap />
      <Button
        size="large"
        isBusy={act.isSending}
        onClick={() => void send({ kind: isPaused(clock) ? 'resume' : 'pause' })}
      >
        {t(isPaused(clock) ? 'clock.resume' : 'clock.pause')}
      </Button>
      <div className="grid grid-cols-3 gap-2">
        {extend(-1)}
        {extend(1)}
        {extend(5)}
      </div>
      <ExtraTables tournament={tournament} clock={clock} />
      <Checkbox label={t('clock.sound')} isChecked={sound.isOn} onChange={sound.turn} />
      <RemoveClock onRemove={() => void send({ kind: 'remove' }).then((reply) => reply && onClose())} />
    </Dialog>
  )
}

type DistributedOmit<Wish> = Wish extends ClockWish ? Omit<Wish, 'roundNumber'> : never

/** Asks once: everybody's screen loses the time. */
function RemoveClock({ onRemove }: { readonly onRemove: () => void }) {
  const { t } = useTranslation()
  const [isAsked, setIsAsked] = useState(false)
  if (!isAsked) {
    return (
      <Button variant="quiet" onClick={() => setIsAsked(true)}>
        {t('clock.remove')}
      </Button>
    )
  }
  return (
    <div className="grid gap-2">
      <p>{t('clock.removeHelp')}</p>
      <div className="grid gap-2 sm:grid-cols-2">
        <Button variant="secondary" onClick={() => setIsAsked(false)}>
          {t('clock.keep')}
        </Button>
        <Button variant="danger" onClick={onRemove}>
          {t('clock.remove')}
        </Button>
      </div>
    </div>
  )
}
