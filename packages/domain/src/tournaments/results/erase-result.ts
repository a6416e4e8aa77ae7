import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { endingPenalties } from '../conduct/standing-penalties.ts'
import { isUntouched, resultOf } from '../kinds/match-result.ts'
import { currentRound, isFinished, isWaiting } from '../kinds/phase.ts'
import { isMeeting } from '../kinds/seats.ts'
import type { MatchId, Tournament } from '../tournament.ts'
import { isSameScore, type Score } from './score.ts'

export type ErasedResult = {
  readonly matchId: MatchId
  /** The result that was seen when it was erased, null for none; another one that stands by then is not erased unseen. */
  readonly over?: Score | null | undefined
}

/**
 * The staff takes back a result of the current round, or what both players said of a contested one: the table plays on. Earlier
 * rounds keep theirs, for later pairings rest on them; those are corrected.
 */
export function eraseResult(tournament: Tournament, erased: ErasedResult): Outcome<readonly Change[]> {
  if (isWaiting(tournament)) return refuse('tournament_not_running')
  const match = tournament.matches.find(({ id }) => id === erased.matchId)
  const isEarlier = match && isMeeting(match) && match.round !== currentRound(tournament)
  return isEarlier && !isFinished(tournament) ? refuse('match_not_current') : eraseOfAnyRound(tournament, erased)
}

/** The same of whatever round: for who puts another result in its place at once. */
export function eraseOfAnyRound(tournament: Tournament, { matchId, over }: ErasedResult): Outcome<readonly Change[]> {
  if (isWaiting(tournament)) return refuse('tournament_not_running')
  if (isFinished(tournament)) return refuse('tournament_finished')
  const match = tournament.matches.find(({ id }) => id === matchId)
  if (!match || !isMeeting(match)) return refuse('match_not_found')
  if (isUntouched(match)) return accept([])
  if (endingPenalties(tournament, matchId).length > 0) return refuse('match_ended_by_decision')
  const stands = resultOf(match)?.score
  if (stands && over !== undefined && !(over && isSameScore(over, stands))) return refuse('result_changed')
  return accept([{ kind: 'result_erased', matchId }])
}
