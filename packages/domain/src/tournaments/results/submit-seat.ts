import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { contestedSeatsOf, partialOf, reportsOf, resultOf, seatScoresOf } from '../kinds/match-result.ts'
import { isDecided, isSameResult, seats, seatsIn } from '../kinds/result.ts'
import { sideOf } from '../kinds/seats.ts'
import { knockoutFault } from '../rounds/knockout-fault.ts'
import { teamSize } from '../teams/entrants.ts'
import type { SeatScores, SeatsResult } from '../teams/team.ts'
import type { PlayerId, ResultReport, WholePlayedMatch, WholeTournament } from '../tournament.ts'
import { isSameScore, type Score } from './score.ts'

export type SeatReport = {
  readonly by: PlayerId
  /** Of the own seat, first team first; null contests without another one. */
  readonly score: Score | null
  readonly contest: boolean
}

/**
 * A member of a team of three reports their own seat. As at a table of two: the first report stands until the other answers, both the same
 * settle it, and two that differ hand that seat to the staff. The other seats are not concerned.
 */
export function submitSeat(
  tournament: WholeTournament,
  match: WholePlayedMatch,
  { by, score, contest }: SeatReport,
): Outcome<readonly Change[]> {
  const seat = match.sides[sideOf(match, by)]?.indexOf(by) ?? -1
  const stands = scoresOf(tournament, match)
  const decided = resultOf(match) ?? partialOf(match)
  const before = stands[seat] ?? null
  const isContested = contestedSeatsOf(match).includes(seat)
  if (score === null && (!contest || (before === null && !isContested))) return refuse('score_invalid')
  if (decided?.decidedBy === 'organizer' && (before !== null || isEnded(decided.result))) {
    const agrees = score !== null && before !== null && isSameScore(score, before) && !contest
    return agrees ? accept([]) : refuse('result_decided_by_organizer')
  }
  const reports = withReport(reportsOf(match), { by, result: score && atSeat(stands.length, seat, score) })
  const opponent = match.sides.flatMap((side) => side[seat] ?? []).find((id) => id !== by)
  const other = reports.find((report) => report.by === opponent)
  const theirs = other && scoreAt(other, seat)
  const isClear = other === undefined || (score !== null && theirs != null && isSameScore(score, theirs))
  const agreed = isClear && !(contest && score === null) ? score : null
  const contested = [...contestedSeatsOf(match).filter((one) => one !== seat), ...(agreed ? [] : [seat])]
  const scores = stands.map((each, index) => (index === seat ? agreed : each))
  return changed(tournament, match, { scores, contested: contested.toSorted((one, two) => one - two), reports })
}

function isEnded(result: { readonly kind: string; readonly ended?: true | undefined }): boolean {
  return result.ended === true
}

type After = {
  readonly scores: SeatScores
  readonly contested: readonly number[]
  readonly reports: readonly ResultReport[]
}

function changed(
  tournament: WholeTournament,
  match: WholePlayedMatch,
  { scores, contested, reports }: After,
): Outcome<readonly Change[]> {
  const { id: matchId } = match
  if (contested.length > 0) {
    return accept([{ kind: 'match_contested', matchId, reports, seats: scores, contestedSeats: contested }])
  }
  const result = seats(scores)
  const fault = isDecided(result) ? knockoutFault(tournament, match, result) : null
  if (fault) return refuse(fault)
  const before = resultOf(match) ?? partialOf(match)
  if (before && isSameResult(before.result, result) && before.reports.length === reports.length) return accept([])
  const decider = before?.decidedBy === 'organizer' ? before : null
  const { decidedAs } = { decidedAs: undefined, ...decider }
  return accept([
    {
      kind: 'match_scored',
      matchId,
      result,
      reports,
      ...(decider ? { decidedBy: 'organizer', ...(decidedAs ? { decidedAs } : {}) } : { decidedBy: 'player' }),
    },
  ])
}

function scoresOf(tournament: WholeTournament, match: WholePlayedMatch): SeatScores {
  return seatScoresOf(match) ?? Array.from({ length: teamSize(tournament) }, () => null)
}

function atSeat(size: number, seat: number, score: Score): SeatsResult {
  return seats(Array.from({ length: size }, (_, index) => (index === seat ? score : null)))
}

/** The latest of each person. */
function withReport(reports: readonly ResultReport[], report: ResultReport): readonly ResultReport[] {
  return [...reports.filter(({ by }) => by !== report.by), report]
}

function scoreAt({ result }: ResultReport, seat: number): Score | null {
  return (result && seatsIn(result)?.scores[seat]) ?? null
}
