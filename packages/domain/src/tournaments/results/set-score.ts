import { accept, type Outcome, refuse } from '../../outcome.ts'
import { deciderInRole } from '../authority/decider.ts'
import type { Role } from '../authority/role.ts'
import type { Change } from '../change.ts'
import { isEndedByDecision } from '../conduct/seat-losses.ts'
import { partialOf, resultOf } from '../kinds/match-result.ts'
import { isFinished, isWaiting } from '../kinds/phase.ts'
import { games, gamesOrNull, isSameResult, scoreOfResult } from '../kinds/result.ts'
import { isPlayed } from '../kinds/seats.ts'
import type { MatchId, Result, Tournament } from '../tournament.ts'
import { isPossible, resultFault } from './result-fault.ts'
import type { Score } from './score.ts'

type Decided<Of> = {
  readonly matchId: MatchId
  /** The result its author saw, null for none; left out, any is replaced. */
  readonly over?: Of | null | undefined
  readonly by?: Role
}

type DecidedResult = Decided<Result> & { readonly result: Result }
export type DecidedScore = Decided<Score> & { readonly score: Score }

/** `setResult` for the games of two. */
export function setScore(
  tournament: Tournament,
  { score, over, ...decided }: DecidedScore,
): Outcome<readonly Change[]> {
  return setResult(tournament, { ...decided, result: games(score), over: over && gamesOrNull(over) })
}

/**
 * The staff sets or corrects a result of any round until the finish; standings follow, pairings stay. Newer results are not silently
 * replaced.
 */
export function setResult(
  tournament: Tournament,
  { matchId, result, over, by = 'organizer' }: DecidedResult,
): Outcome<readonly Change[]> {
  if (isWaiting(tournament)) return refuse('tournament_not_running')
  if (isFinished(tournament)) return refuse('tournament_finished')
  const match = tournament.matches.find(({ id }) => id === matchId)
  if (!match || !isPlayed(match)) return refuse('match_not_found')
  // Only the staff rules a double loss.
  const isDoubleLoss = scoreOfResult(result)?.isDoubleLoss === true && match.sides.length === 2
  if (!isDoubleLoss && !isPossible(tournament, match, result)) return refuse('score_invalid')
  if (isEndedByDecision(tournament, match)) return refuse('match_ended_by_decision')
  const fault = resultFault(tournament, match, result)
  if (fault) return refuse(fault)
  const stands = resultOf(match) ?? partialOf(match)
  if (stands && over !== undefined && isOther(stands.result, [result, over])) return refuse('result_changed')
  if (stands?.decidedBy === 'organizer' && isSameResult(stands.result, result)) return accept([])
  return accept([{ kind: 'match_scored', matchId, result, ...deciderInRole(by), reports: [] }])
}

function isOther(stands: Result, known: readonly (Result | null)[]): boolean {
  return !known.some((result) => result !== null && isSameResult(result, stands))
}
