import { currentClock } from '@tablee/domain/tournaments/clock/round-clock'
import { isOver } from '@tablee/domain/tournaments/kinds/match-result'
import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import { isPlayed } from '@tablee/domain/tournaments/kinds/seats'
import type { MatchId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { AfterTime } from './after-time.tsx'
import { ClockSignals } from './clock-signals.tsx'
import { RoundTime } from './round-time.tsx'
import { SoundButton } from './sound-button.tsx'
import { useAfterTimeText } from './use-after-time.ts'
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
  const afterTimeText = useAfterTimeText()
  const clock = currentClock(tournament)
  if (!clock) return null
  const isPlaying = isPlayingAt(tournament, matchId)
  const extra = matchId === null ? '' : extraOf(clock, matchId, true)
  const atEnd = afterTimeText({ tournament, round: currentRound(tournament), matchId: matchId ?? undefined })
  return (
    <div className="flex items-center gap-1.5">
      <RoundTime clock={clock} matchId={matchId ?? undefined} className="text-section" />
      {isPlaying ? <ClockSignals clock={clock} matchId={matchId ?? undefined} listener="player" atEnd={atEnd} /> : null}
      {extra === '' ? null : <span className="text-sm text-muted">{extra}</span>}
      <SoundButton label={t('clock.sound')} />
    </div>
  )
}

/** Below the own table, whose score stays where it is; with the turns that the table was given. */
export function OwnAfterTime({ tournament, matchId }: { readonly tournament: Tournament; readonly matchId: MatchId }) {
  const clock = currentClock(tournament)
  if (!clock || !isPlayingAt(tournament, matchId)) return null
  return <AfterTime {...{ tournament, clock, matchId }} round={currentRound(tournament)} />
}

function isPlayingAt({ matches }: Pick<Tournament, 'matches'>, matchId: MatchId | null): boolean {
  return matches.some((match) => match.id === matchId && isPlayed(match) && !isOver(match))
}
