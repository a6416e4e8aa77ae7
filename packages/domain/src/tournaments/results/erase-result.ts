import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { isEndedByDecision } from '../conduct/seat-losses.ts'
import { isUntouched, partialOf, resultOf } from '../kinds/match-result.ts'
import { currentRound, isFinished, isWaiting } from '../kinds/phase.ts'
import { isSameResult, resultSeen, type SeenAsResult } from '../kinds/result.ts'
import { isPlayed } from '../kinds/seats.ts'
import type { MatchId, Tournament } from '../tournament.ts'

export type ErasedResult = {
  readonly matchId: MatchId
  /** The result its author saw, null for none; a different one is not silently erased. */
  readonly over?: SeenAsResult | null | undefined
}

/**
 * The staff withdraws a result of the current round, or the reports of a contested match. Earlier rounds keep theirs, since later pairings
 * rest on them; those are corrected.
 */
export function eraseResult(tournament: Tournament, erased: ErasedResult): Outcome<readonly Change[]> {
  if (isWaiting(tournament)) return refuse('tournament_not_running')
  const match = tournament.matches.find(({ id }) => id === erased.matchId)
  const isEarlier = match && isPlayed(match) && match.round !== currentRound(tournament)
  return isEarlier && !isFinished(tournament) ? refuse('match_not_current') : eraseOfAnyRound(tournament, erased)
}

/** Likewise for any round, when another result follows at once. */
export function eraseOfAnyRound(tournament: Tournament, { matchId, over }: ErasedResult): Outcome<readonly Change[]> {
  if (isWaiting(tournament)) return refuse('tournament_not_running')
  if (isFinished(tournament)) return refuse('tournament_finished')
  const match = tournament.matches.find(({ id }) => id === matchId)
  if (!match || !isPlayed(match)) return refuse('match_not_found')
  if (isUntouched(match)) return accept([])
  if (isEndedByDecision(tournament, match)) return refuse('match_ended_by_decision')
  const stands = (resultOf(match) ?? partialOf(match))?.result
  if (stands && over !== undefined && !(over && isSameResult(resultSeen(over), stands))) return refuse('result_changed')
  return accept([{ kind: 'result_erased', matchId }])
}
