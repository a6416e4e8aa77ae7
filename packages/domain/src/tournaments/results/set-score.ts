import { accept, type Outcome, refuse } from '../../outcome.ts'
import { deciderInRole } from '../authority/decider.ts'
import type { Role } from '../authority/role.ts'
import type { Change } from '../change.ts'
import { agreesWithGameLosses, endingPenalties } from '../conduct/standing-penalties.ts'
import { resultOf } from '../kinds/match-result.ts'
import { isFinished, isWaiting } from '../kinds/phase.ts'
import { isMeeting } from '../kinds/seats.ts'
import { knockoutFault } from '../rounds/knockout-fault.ts'
import type { MatchId, Tournament } from '../tournament.ts'
import { isAllowedScore, isSameScore, type Score } from './score.ts'

export type DecidedScore = {
  readonly matchId: MatchId
  readonly score: Score
  /** The result that stood when this one was chosen, null for none; left out, whatever stands is replaced. */
  readonly over?: Score | null | undefined
  /** In which role it is decided; left out, the organizer's. */
  readonly by?: Role
}

/**
 * The staff sets or corrects the score of any round until the finish; standings follow, pairings made do not. What
 * somebody else recorded since it was chosen is not replaced unseen.
 */
export function setScore(
  tournament: Tournament,
  { matchId, score, over, by = 'organizer' }: DecidedScore,
): Outcome<readonly Change[]> {
  if (isWaiting(tournament)) return refuse('tournament_not_running')
  if (isFinished(tournament)) return refuse('tournament_finished')
  const match = tournament.matches.find(({ id }) => id === matchId)
  if (!match || !isMeeting(match)) return refuse('match_not_found')
  if (!score.isDoubleLoss && !isAllowedScore(score, tournament.rules.scoresAllowed)) return refuse('score_invalid')
  if (endingPenalties(tournament, matchId).length > 0) return refuse('match_ended_by_decision')
  if (!agreesWithGameLosses(tournament, match, score)) return refuse('score_without_lost_game')
  const fault = knockoutFault(tournament, match, score)
  if (fault) return refuse(fault)
  const result = resultOf(match)
  if (result && over !== undefined && isOther(result.score, [score, over])) return refuse('result_changed')
  if (result?.decidedBy === 'organizer' && isSameScore(result.score, score)) return accept([])
  return accept([{ kind: 'match_scored', matchId, score, ...deciderInRole(by), reports: [] }])
}

/** Whether what stands is none of those. */
function isOther(stands: Score, known: readonly (Score | null)[]): boolean {
  return !known.some((score) => score !== null && isSameScore(score, stands))
}
