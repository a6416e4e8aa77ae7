import { currentClock } from '@tablee/domain/tournaments/clock/round-clock'
import { isOver } from '@tablee/domain/tournaments/kinds/match-result'
import { isPlayed } from '@tablee/domain/tournaments/kinds/seats'
import type { MatchId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { ClockSignals } from './clock-signals.tsx'
import { RoundTime } from './round-time.tsx'
import { SoundButton } from './sound-button.tsx'
import { useExtraText } from './use-extra-text.ts'

type OwnClockProps = {
  readonly tournament: Tournament
  /** Null for a player without a table, who sees the round's time. */
  readonly matchId: MatchId | null
}

/** Includes extra time; hidden once there is a result. */
export function OwnClock({ tournament, matchId }: OwnClockProps) {
  const { t } = useTranslation()
  const extraOf = useExtraText()
  const clock = currentClock(tournament)
  if (!clock) return null
  const isPlaying = tournament.matches.some((match) => match.id === matchId && isPlayed(match) && !isOver(match))
  const extra = matchId === null ? '' : extraOf(clock, matchId, true)
  return (
    <div className="flex items-center gap-1.5">
      <RoundTime clock={clock} matchId={matchId ?? undefined} className="text-section" />
      {isPlaying ? <ClockSignals clock={clock} matchId={matchId ?? undefined} listener="player" /> : null}
      {extra === '' ? null : <span className="text-sm text-muted">{extra}</span>}
      <SoundButton label={t('clock.sound')} />
    </div>
  )
}
