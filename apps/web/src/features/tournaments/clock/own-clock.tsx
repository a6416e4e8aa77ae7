import { currentClock, extraMsOf, MINUTE_MS } from '@tablee/domain/tournaments/clock/round-clock'
import { isOver } from '@tablee/domain/tournaments/kinds/match-result'
import { isPlayed } from '@tablee/domain/tournaments/kinds/seats'
import type { MatchId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { ClockSignals } from './clock-signals.tsx'
import { RoundTime } from './round-time.tsx'
import { SoundButton } from './sound-button.tsx'

type OwnClockProps = {
  readonly tournament: Tournament
  /** Null for a player without a table, who sees the round's time. */
  readonly matchId: MatchId | null
}

/** Includes extra time; hidden once there is a result. */
export function OwnClock({ tournament, matchId }: OwnClockProps) {
  const { t } = useTranslation()
  const clock = currentClock(tournament)
  if (!clock) return null
  const isPlaying = tournament.matches.some((match) => match.id === matchId && isPlayed(match) && !isOver(match))
  const minutes = matchId === null ? 0 : extraMsOf(clock, matchId) / MINUTE_MS
  return (
    <div className="flex items-center gap-1.5">
      <RoundTime clock={clock} matchId={matchId ?? undefined} className="text-section" />
      {isPlaying ? <ClockSignals clock={clock} matchId={matchId ?? undefined} listener="player" /> : null}
      {minutes > 0 ? <span className="text-sm text-muted">{t('clock.extraIncluded', { minutes })}</span> : null}
      <SoundButton label={t('clock.sound')} />
    </div>
  )
}
