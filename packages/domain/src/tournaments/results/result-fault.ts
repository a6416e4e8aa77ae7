import type { RefusalCode } from '../../refusal-codes.ts'
import { agreesWithSeatLosses, seatLosses } from '../conduct/seat-losses.ts'
import { agreesWithGameLosses } from '../conduct/standing-penalties.ts'
import { countedRulesAt, packAt } from '../kinds/counted-rules.ts'
import { isResultOf, placingsIn, scoreOfResult } from '../kinds/result.ts'
import { isMeeting } from '../kinds/seats.ts'
import { knockoutFault } from '../rounds/knockout-fault.ts'
import type { PlayedMatch, Result, Tournament } from '../tournament.ts'
import { isAllowedScore } from './score.ts'

/** Whether a match of so many sides can end so, under the rules. */
export function isPossible(
  tournament: Pick<Tournament, 'rules' | 'stages' | 'rounds'>,
  { sides, round }: PlayedMatch,
  result: Result,
): boolean {
  const score = scoreOfResult(result)
  const { scoresAllowed } = packAt(tournament, round)
  return isResultOf(result, sides.length) && (score === null || isAllowedScore(score, scoresAllowed))
}

/** Why a possible result cannot stand: a game or a seat lost by decision, or a bracket's needs. */
export function resultFault(tournament: Tournament, match: PlayedMatch, result: Result): RefusalCode | null {
  const score = scoreOfResult(result)
  const isBound = score !== null && isMeeting(match) && !agreesWithGameLosses(tournament, match, score)
  if (isBound) return 'score_without_lost_game'
  return isOfLostSeat(tournament, match, result) ? 'seat_lost_by_decision' : knockoutFault(tournament, match, result)
}

function isOfLostSeat(tournament: Tournament, match: PlayedMatch, said: Result): boolean {
  const losers = seatLosses(tournament, match)
  const result = placingsIn(said)
  if (losers.size === 0 || result === null) return false
  return !agreesWithSeatLosses(losers, match, {
    result,
    drawCounts: countedRulesAt(tournament, match.round).placings?.drawCounts,
  })
}
