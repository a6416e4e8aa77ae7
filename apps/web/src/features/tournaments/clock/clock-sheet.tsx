import { isPaused } from '@tablee/domain/tournaments/kinds/clock-course'
import { isMeeting } from '@tablee/domain/tournaments/kinds/seats'
import type { MatchId, RoundClock, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { type ClockWish, useRunClock } from '../api/rounds/run-clock.ts'
import { useTableLabel } from '../tournament-frame/table-label.tsx'
import { AfterTime } from './after-time.tsx'
import { ClockDigits } from './clock-digits.tsx'
import { isOver, minutesOver } from './clock-text.ts'
import { QuietMark } from './quiet-mark.tsx'
import { useClockSound } from './use-clock-sound.ts'
import { useExtraText } from './use-extra-text.ts'
import { useRoundClock } from './use-round-clock.ts'

export type ClockSheetProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly round: RoundNumber
  readonly clock: RoundClock
  readonly onClose: () => void
}

/** All acts on a round's clock. */
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
        <AfterTime {...{ tournament, round, clock }} className="text-center" />
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
      <QuietMark />
      <RemoveClock onRemove={() => void send({ kind: 'remove' }).then((reply) => reply && onClose())} />
    </Dialog>
  )
}

type DistributedOmit<Wish> = Wish extends ClockWish ? Omit<Wish, 'roundNumber'> : never

/** Confirms: all screens lose the time. */
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

type ExtraTablesProps = { readonly tournament: Tournament; readonly clock: RoundClock }

function ExtraTables({ tournament, clock }: ExtraTablesProps) {
  const { t } = useTranslation()
  const labelOf = useTableLabel()
  const extraOf = useExtraText()
  const tables = tournament.matches.filter(isMeeting).filter(({ id }) => extraOf(clock, id) !== '')
  if (tables.length === 0) return null
  return (
    <ul className="grid gap-1">
      {tables.map(({ id, table }) => (
        <li key={id} className="flex items-baseline justify-between gap-3 rounded-control bg-sunken px-3 py-2">
          <span>{t('clock.extraOfTable', { table: labelOf(table), extra: extraOf(clock, id) })}</span>
          <ClockDigits clock={clock} matchId={id} className="font-semibold" />
        </li>
      ))}
    </ul>
  )
}

type TimeIsUpProps = { readonly clock: RoundClock; readonly matchId?: MatchId | undefined }

/** "Temps écoulé" and the minutes since; empty before. */
function TimeIsUp({ clock, matchId }: TimeIsUpProps) {
  const { t } = useTranslation()
  const seconds = useRoundClock(clock, matchId)
  if (!isOver(seconds)) return null
  const minutes = minutesOver(seconds)
  return <span className="text-carmine">{minutes === 0 ? t('clock.isUp') : t('clock.isUpSince', { minutes })}</span>
}
