import { accept, type Outcome, refuse } from '../../outcome.ts'
import { deciderOf } from '../authority/decider.ts'
import type { Change } from '../change.ts'
import { changeBackTo, resultOf } from '../kinds/match-result.ts'
import { isMeeting } from '../kinds/seats.ts'
import { knockoutFault } from '../rounds/knockout-fault.ts'
import type { Match, MatchId, Tournament, WholeMatchState } from '../tournament.ts'
import { type ErasedResult, eraseOfAnyRound, eraseResult } from './erase-result.ts'

/** What stood of a match before the latest word on it, by all that was ever said of it, in order. */
export function stateBefore(matchId: MatchId, changes: readonly Change[]): WholeMatchState {
  const states = changes.flatMap((change) => stateAfterEach(matchId, change) ?? [])
  return states.at(-2) ?? { kind: 'pending' }
}

/** How the match stands by this change; null where it says nothing of it. */
export function stateAfterEach(matchId: MatchId, change: Change): WholeMatchState | null {
  switch (change.kind) {
    case 'match_scored': {
      const { score, reports } = change
      return change.matchId === matchId ? { kind: 'terminated', score, reports, ...deciderOf(change) } : null
    }
    case 'match_contested':
      return change.matchId === matchId ? { kind: 'contested', reports: change.reports } : null
    case 'result_erased':
      return change.matchId === matchId ? { kind: 'pending' } : null
    // A file brings its results with the tables of its rounds.
    case 'round_paired':
      return stateOf(change.matches.find(({ id }) => id === matchId))
    default:
      return null
  }
}

function stateOf(match: Match | undefined): WholeMatchState | null {
  return match && isMeeting(match) ? (resultOf(match) ?? { kind: 'pending' }) : null
}

/**
 * The staff takes back its latest decision on a table, and what stood before stands again as it was: what a player reported as
 * their report, what was contested as contested. Of an earlier round a result must have stood before, for the round is over.
 */
export function takeBackDecision(
  tournament: Tournament,
  { before, ...decision }: ErasedResult & { readonly before: WholeMatchState },
): Outcome<readonly Change[]> {
  const { matchId } = decision
  const match = tournament.matches.find(({ id }) => id === matchId)
  const stood = match && isMeeting(match) ? resultOf({ ...match, state: before }) : null
  const erased = (stood ? eraseOfAnyRound : eraseResult)(tournament, decision)
  if (!erased.accepted || erased.value.length === 0) return erased
  if (!match || resultOf(match)?.decidedBy !== 'organizer') return refuse('result_changed')
  const fault = stood && isMeeting(match) ? knockoutFault(tournament, match, stood.score) : null
  return fault ? refuse(fault) : accept([changeBackTo(matchId, before)])
}
