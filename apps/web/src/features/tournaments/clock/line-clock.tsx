import { minutesByHand } from '@tablee/domain/tournaments/clock/clock-plan'
import { currentClock, MINUTE_MS, playedRound } from '@tablee/domain/tournaments/clock/round-clock'
import { isPaused } from '@tablee/domain/tournaments/kinds/clock-course'
import { leagueOf } from '@tablee/domain/tournaments/kinds/league'
import { currentStage } from '@tablee/domain/tournaments/kinds/stage'
import { isRoundComplete } from '@tablee/domain/tournaments/rounds/round-progress'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../../acts/acting-as.tsx'
import { useToldFailure } from '../../../acts/use-told-failure.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { later } from '../../../ui/later.tsx'
import { notify } from '../../../ui/toasts.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { useRunClock } from '../api/rounds/run-clock.ts'
import { ClockDigits } from './clock-digits.tsx'
import type { ClockSheetProps } from './clock-sheet.tsx'
import { ClockSignals } from './clock-signals.tsx'
import { clockText } from './clock-text.ts'
import { useAfterTimeText } from './use-after-time.ts'

const clockSheet = later<ClockSheetProps>(async () => (await import('./clock-sheet.tsx')).ClockSheet)

const SHAPE = 'shrink-0 gap-1! px-1.5! font-display text-lg max-[24rem]:px-1! max-[24rem]:text-base sm:px-3!'

type LineClockProps = { readonly tournament: Tournament; readonly access: StaffAccess }

/** The digits open the acts; before the clock runs, one tap starts it. */
export function LineClock({ tournament, access }: LineClockProps) {
  const { t } = useTranslation()
  const may = useMay()
  const atEnd = useAfterTimeText()
  const [isOpen, setIsOpen] = useState(false)
  const round = playedRound(tournament)
  if (!round) return null
  const clock = currentClock(tournament)
  // A week has none, unless somebody started one.
  if (!clock && leagueOf(currentStage(tournament))) return null
  if (!clock) return <StartClock tournament={tournament} access={access} roundNumber={round.number} />
  if (!may('pause-clock')) return <ClockDigits clock={clock} className="shrink-0 font-display text-lg font-semibold" />
  return (
    <>
      <div role="timer" aria-live="off" className="shrink-0">
        <Button variant="quiet" className={SHAPE} title={t('clock.open')} onClick={() => setIsOpen(true)}>
          {isPaused(clock) ? <Pause role="img" aria-label={t('clock.paused')} className="size-4 shrink-0" /> : null}
          <ClockDigits clock={clock} isInButton />
        </Button>
      </div>
      {isRoundComplete(tournament) ? null : (
        <ClockSignals clock={clock} listener="desk" atEnd={atEnd({ tournament, round: round.number })} />
      )}
      {isOpen ? (
        <clockSheet.Component
          {...{ tournament, access, clock }}
          round={round.number}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  )
}

type StartClockProps = LineClockProps & { readonly roundNumber: number }

/** Unobtrusive for those who use no clock; gone once the round is over. */
function StartClock({ tournament, access, roundNumber }: StartClockProps) {
  const { t } = useTranslation()
  const may = useMay()
  const act = useRunClock(access)
  const undo = useRunClock(access)
  useToldFailure(act, t('clock.failed'))
  useToldFailure(undo, t('clock.failed'))
  if (!may('start-clock') || isRoundComplete(tournament)) return null
  const minutes = minutesByHand(tournament, roundNumber)
  const start = async () => {
    if ((await act.send({ kind: 'start', roundNumber })) === null) return
    notify.info({
      id: 'clock-started',
      title: t('clock.started', { minutes }),
      action: { label: t('clock.undo'), onClick: () => void undo.send({ kind: 'remove', roundNumber }) },
    })
  }
  return (
    <Button
      variant="quiet"
      className={SHAPE}
      icon={<Play aria-hidden="true" className="size-4 shrink-0" />}
      isBusy={act.isSending}
      title={t('clock.start')}
      onClick={() => void start()}
    >
      <span className="sr-only">{t('clock.start')} </span>
      <span className="text-muted tabular-nums">{clockText((minutes * MINUTE_MS) / 1000)}</span>
    </Button>
  )
}
