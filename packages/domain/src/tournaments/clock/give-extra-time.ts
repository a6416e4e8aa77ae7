import { type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { isPlayed } from '../kinds/seats.ts'
import type { MatchId, Tournament } from '../tournament.ts'
import { clockSet, startedClock } from './clocked-round.ts'
import type { Extension } from './extend-clock.ts'
import { checkMsOf, extraMsOf, extraTurnsOf, MINUTE_MS, MOST_EXTRA_MINUTES, MOST_EXTRA_TURNS } from './round-clock.ts'

export type ExtraTimeGiven = Extension & {
  readonly matchId: MatchId
  /** Below zero takes them back. */
  readonly turns?: number | undefined
}

/** More time for one table, after a long ruling or a deck check, or turns once it is up, after slow play. It is the match's, and lost if its players are re-paired. */
export function giveExtraTime(tournament: Tournament, given: ExtraTimeGiven): Outcome<readonly Change[]> {
  const found = startedClock(tournament, given)
  if (!found.accepted) return found
  const { round, clock } = found.value
  const { minutes, turns: more = 0, matchId } = given
  const match = tournament.matches.find(({ id }) => id === matchId)
  if (!match || !isPlayed(match)) return refuse('match_not_found')
  if (match.round !== round) return refuse('match_not_current')
  const extraMs = extraMsOf(clock, matchId) + minutes * MINUTE_MS
  if (extraMs < 0 || extraMs > MOST_EXTRA_MINUTES * MINUTE_MS) return refuse('clock_minutes_invalid')
  const turns = extraTurnsOf(clock, matchId) + more
  if (turns < 0 || turns > MOST_EXTRA_TURNS) return refuse('extra_turns_invalid')
  const others = clock.extraTime.filter((extra) => extra.matchId !== matchId)
  const checkMs = Math.min(extraMs, checkMsOf(clock, matchId))
  const extra = { matchId, extraMs, ...(turns === 0 ? {} : { turns }), ...(checkMs === 0 ? {} : { checkMs }) }
  return clockSet(round, { ...clock, extraTime: extraMs === 0 && turns === 0 ? others : [...others, extra] })
}
