import type { RefusalCode } from '../../refusal-codes.ts'
import { agreesWithSeatLosses, seatLosses } from '../conduct/seat-losses.ts'
import { agreesWithGameLosses } from '../conduct/standing-penalties.ts'
import { countedRulesAt, packAt } from '../kinds/counted-rules.ts'
import { isDecided, isResultOf, placingsIn, scoreOfResult, seatsIn } from '../kinds/result.ts'
import { isMeeting } from '../kinds/seats.ts'
import { knockoutFault } from '../rounds/knockout-fault.ts'
import { hasSeatResults, teamSize } from '../teams/entrants.ts'
import type { SeatsResult } from '../teams/team.ts'
import type { PlayedMatch, Result, Tournament } from '../tournament.ts'
import { isAllowedScore, type Score } from './score.ts'

type RulesOf = Pick<Tournament, 'rules' | 'stages' | 'rounds' | 'teamKind'>

/** Whether a match of so many sides can end so, under the rules. */
export function isPossible(tournament: RulesOf, { sides, round }: PlayedMatch, result: Result): boolean {
  const score = scoreOfResult(result)
  const seats = seatsIn(result)
  const isOfSeats = hasSeatResults(tournament)
  if (isOfSeats !== (seats !== null)) return false
  if (seats) return isResultOf(result, sides.length) && arePossibleSeats(tournament, round, seats)
  const rules = tournament.teamKind === null ? packAt(tournament, round) : countedRulesAt(tournament, round)
  return isResultOf(result, sides.length) && (score === null || isAllowedScore(score, rules.scoresAllowed))
}

/** A seat's double loss is a ruling of the staff. */
function arePossibleSeats(tournament: RulesOf, round: number, { scores, ended }: SeatsResult): boolean {
  const { scoresAllowed } = countedRulesAt(tournament, round)
  const isOne = (score: Score | null) =>
    score === null || score.isDoubleLoss === true || isAllowedScore(score, scoresAllowed)
  const isSaid = ended === true || scores.some((score) => score !== null)
  return scores.length === teamSize(tournament) && scores.every(isOne) && isSaid
}

/** Why a possible result cannot stand: a game or a seat lost by decision, or a bracket's needs. */
export function resultFault(tournament: Tournament, match: PlayedMatch, result: Result): RefusalCode | null {
  const score = scoreOfResult(result)
  const isBound = score !== null && isMeeting(match) && !agreesWithGameLosses(tournament, match, score)
  const seats = seatsIn(result)
  if (seats && !isDecided(seats)) return null
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
