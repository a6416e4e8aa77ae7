import { accept, type Outcome, refuse } from '../outcome.ts'
import { deciderOf } from './authority/decider.ts'
import type { Change } from './change.ts'
import { type ErasedResult, eraseResult } from './erase-result.ts'
import { changeBackTo, resultOf } from './kinds/match-result.ts'
import type { MatchId, MatchState, Tournament } from './tournament.ts'

/** What stood of a match before the latest word on it, by all that was ever said of it, in order. */
export function stateBefore(matchId: MatchId, changes: readonly Change[]): MatchState {
  const states = changes.flatMap((change) => stateAfterEach(matchId, change) ?? [])
  return states.at(-2) ?? { kind: 'pending' }
}

/** How the match stands by this change; null where it says nothing of it. */
export function stateAfterEach(matchId: MatchId, change: Change): MatchState | null {
  switch (change.kind) {
    case 'match_scored': {
      const { score, reports } = change
      return change.matchId === matchId ? { kind: 'terminated', score, reports, ...deciderOf(change) } : null
    }
    case 'match_contested':
      return change.matchId === matchId ? { kind: 'contested', reports: change.reports } : null
    case 'result_erased':
      return change.matchId === matchId ? { kind: 'pending' } : null
    default:
      return null
  }
}

/**
 * The staff takes back its latest decision on a table of the current round, and what stood before stands again as it was: what a
 * player reported as their report, what was contested as contested.
 */
export function takeBackDecision(
  tournament: Tournament,
  { before, ...decision }: ErasedResult & { readonly before: MatchState },
): Outcome<readonly Change[]> {
  const erased = eraseResult(tournament, decision)
  if (!erased.accepted || erased.value.length === 0) return erased
  const { matchId } = decision
  const match = tournament.matches.find(({ id }) => id === matchId)
  if (!match || resultOf(match)?.decidedBy !== 'organizer') return refuse('result_changed')
  return accept([changeBackTo(matchId, before)])
}
