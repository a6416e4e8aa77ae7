import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { changeBackTo, contestedState, resultOf, resultState } from '../kinds/match-result.ts'
import { isPlayed } from '../kinds/seats.ts'
import { knockoutFault } from '../rounds/knockout-fault.ts'
import type { Match, MatchId, Tournament, WholeMatchState } from '../tournament.ts'
import { type ErasedResult, eraseOfAnyRound, eraseResult } from './erase-result.ts'

/** The match's state before the latest change, from all its changes in order. */
export function stateBefore(matchId: MatchId, changes: readonly Change[]): WholeMatchState {
  const states = changes.flatMap((change) => stateAfterEach(matchId, change) ?? [])
  return states.at(-2) ?? { kind: 'pending' }
}

/** Whether the latest of these changes of the match decided it when it was as paired: taken back, it is erased. */
export function isFirstDecision(
  stood: Pick<Tournament, 'matches'>,
  matchId: MatchId,
  changes: readonly Change[],
): boolean {
  const first = stateOf(stood.matches.find(({ id }) => id === matchId))
  const states = [first, ...changes.map((change) => stateAfterEach(matchId, change))].filter((state) => state !== null)
  const before = states.at(-2)
  return before !== undefined && changeBackTo(matchId, before).kind === 'result_erased'
}

/** The state a change gives the match; null if none. */
export function stateAfterEach(matchId: MatchId, change: Change): WholeMatchState | null {
  switch (change.kind) {
    case 'match_scored':
      return change.matchId === matchId ? resultState(change) : null
    case 'match_contested':
      return change.matchId === matchId ? contestedState(change) : null
    case 'result_erased':
      return change.matchId === matchId ? { kind: 'pending' } : null
    // Imports bring results with their rounds' tables.
    case 'round_paired':
      return stateOf(change.matches.find(({ id }) => id === matchId))
    default:
      return null
  }
}

function stateOf(match: Match | undefined): WholeMatchState | null {
  return match && isPlayed(match) ? (resultOf(match) ?? { kind: 'pending' }) : null
}

/**
 * The staff undoes its latest decision on a table, restoring reports and contests as they were. In an earlier round a result must remain,
 * since the round is over.
 */
export function takeBackDecision(
  tournament: Tournament,
  { before, ...decision }: ErasedResult & { readonly before: WholeMatchState },
): Outcome<readonly Change[]> {
  const { matchId } = decision
  const match = tournament.matches.find(({ id }) => id === matchId)
  const stood = match && isPlayed(match) ? resultOf({ ...match, state: before }) : null
  const erased = (stood ? eraseOfAnyRound : eraseResult)(tournament, decision)
  if (!erased.accepted || erased.value.length === 0) return erased
  if (!match || resultOf(match)?.decidedBy !== 'organizer') return refuse('result_changed')
  const fault = stood && isPlayed(match) ? knockoutFault(tournament, match, stood.result) : null
  return fault ? refuse(fault) : accept([changeBackTo(matchId, before)])
}
