import { type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { isPlayed } from '../kinds/seats.ts'
import type { MatchId, Tournament } from '../tournament.ts'
import { clockSet, startedClock } from './clocked-round.ts'
import type { Extension } from './extend-clock.ts'
import { extraMsOf, MINUTE_MS, MOST_EXTRA_MINUTES } from './round-clock.ts'

export type ExtraTimeGiven = Extension & { readonly matchId: MatchId }

/** More time for one table, after a long ruling or a deck check. It is the match's, and lost if its players are re-paired. */
export function giveExtraTime(tournament: Tournament, given: ExtraTimeGiven): Outcome<readonly Change[]> {
  const found = startedClock(tournament, given)
  if (!found.accepted) return found
  const { round, clock } = found.value
  const { minutes, matchId } = given
  const match = tournament.matches.find(({ id }) => id === matchId)
  if (!match || !isPlayed(match)) return refuse('match_not_found')
  if (match.round !== round) return refuse('match_not_current')
  const extraMs = extraMsOf(clock, matchId) + minutes * MINUTE_MS
  if (extraMs < 0 || extraMs > MOST_EXTRA_MINUTES * MINUTE_MS) return refuse('clock_minutes_invalid')
  const others = clock.extraTime.filter((extra) => extra.matchId !== matchId)
  return clockSet(round, { ...clock, extraTime: extraMs === 0 ? others : [...others, { matchId, extraMs }] })
}
