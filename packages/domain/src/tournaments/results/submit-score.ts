import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { countedRules, countedRulesAt } from '../kinds/counted-rules.ts'
import { isUntouched, type MatchResult, reportsOf, resultOf } from '../kinds/match-result.ts'
import { currentRound, isFinished, isWaiting } from '../kinds/phase.ts'
import { gamesOrNull, isSameResult, placingOf, placingsIn, scoreOfResult } from '../kinds/result.ts'
import { isPlayed, seatsOf, sideOf } from '../kinds/seats.ts'
import { isTeamMatch } from '../kinds/team-match.ts'
import { hasLeft } from '../players/departure.ts'
import { hasSeatResults } from '../teams/entrants.ts'
import type { MatchId, PlayerId, Result, ResultReport, WholePlayedMatch, WholeTournament } from '../tournament.ts'
import { isPossible, resultFault } from './result-fault.ts'
import { isAllowedScore, type Score } from './score.ts'
import { submitSeat } from './submit-seat.ts'

type Submission = {
  readonly matchId: MatchId
  readonly by: PlayerId
  readonly contest: boolean
}

/** A null result contests without another one. */
type ResultSubmission = Submission & { readonly result: Result | null }
export type ScoreSubmission = Submission & { readonly score: Score | null }

const REPORTS_KEPT = 6

/** `submitResult` for the games of two. */
export function submitScore(
  tournament: WholeTournament,
  { score, ...said }: ScoreSubmission,
): Outcome<readonly Change[]> {
  return submitResult(tournament, { ...said, result: gamesOrNull(score) })
}

/**
 * A player reports. The first result ends the match, and its sender may replace it until another answers. Agreement confirms it; another
 * result, or contesting, hands the reports to the staff: the last sender never wins. A contested match settles once all who reported agree,
 * two at least. Leavers report no more; earlier reports stand, and the other's needs no confirmation.
 */
export function submitResult(tournament: WholeTournament, submission: ResultSubmission): Outcome<readonly Change[]> {
  if (isWaiting(tournament)) return refuse('tournament_not_running')
  if (isFinished(tournament)) return refuse('tournament_finished')
  const match = tournament.matches.find(({ id }) => id === submission.matchId)
  if (!match) return refuse('match_not_found')
  if (!isPlayed(match) || !seatsOf(match).includes(submission.by)) return refuse('not_your_match')
  if (match.round !== currentRound(tournament)) return refuse('match_not_current')
  if (hasLeft(tournament, submission.by)) return refuse('player_has_left')
  const { result } = submission
  if (hasSeatResults(tournament) && isTeamMatch(match)) return submitOwnSeat(tournament, match, submission)
  if (result !== null && !isPossible(tournament, match, result)) return refuse('score_invalid')
  const fault = result && resultFault(tournament, match, result)
  if (fault) return refuse(fault)
  if (result !== null && isOfLeaver(tournament, match, result)) return refuse('winner_has_left')
  return decide(match, submission)
}

/**
 * At a table of more than two the others play on without whoever left, who loses; what somebody reported before stands, and what was over
 * before is the staff's to enter.
 */
function isOfLeaver(tournament: WholeTournament, match: WholePlayedMatch, said: Result): boolean {
  const result = placingsIn(said)
  if (result === null || reportsOf(match).some((report) => report.result && isSameResult(report.result, said))) {
    return false
  }
  const { drawCounts } = countedRulesAt(tournament, match.round).placings ?? {}
  const isOfAll = drawCounts === 'pod' && 'drawn' in result.outcome && result.outcome.drawn.length > 0
  return match.sides.some(
    (side, place) =>
      side.every((player) => hasLeft(tournament, player)) && (isOfAll || placingOf(result, place) !== 'lost'),
  )
}

function submitOwnSeat(
  tournament: WholeTournament,
  match: WholePlayedMatch,
  { by, result, contest }: ResultSubmission,
): Outcome<readonly Change[]> {
  const score = result && scoreOfResult(result)
  const isUnlike = result !== null && !score
  if (isUnlike || (score && !isAllowedScore(score, countedRules(tournament).scoresAllowed)))
    return refuse('score_invalid')
  return submitSeat(tournament, match, { by, score, contest })
}

function decide(match: WholePlayedMatch, submission: ResultSubmission): Outcome<readonly Change[]> {
  const { by, result, contest } = submission
  if (result === null && (!contest || isUntouched(match))) return refuse('score_invalid')
  const stands = resultOf(match)
  const reports = [...reportsOf(match), { by, result }]
  if (!stands) return accept(isUntouched(match) ? terminated(match, result, reports) : afterReport(match, reports))
  const agrees = result !== null && isSameResult(result, stands.result)
  if (agrees && !contest) return accept(isConfirmation(match, stands, by) ? terminated(match, result, reports) : [])
  if (stands.decidedBy === 'organizer') return refuse('result_decided_by_organizer')
  const isAlone = reports.every((report) => sideOf(match, report.by) === sideOf(match, by))
  if (isAlone && result !== null) return accept(terminated(match, result, [{ by, result }]))
  return accept(contested(match, reports))
}

/** Another side agrees: from now on neither replaces it alone. */
function isConfirmation(match: WholePlayedMatch, { decidedBy, reports }: MatchResult, by: PlayerId): boolean {
  return decidedBy === 'player' && !reports.some((report) => sideOf(match, report.by) === sideOf(match, by))
}

function afterReport(match: WholePlayedMatch, reports: readonly ResultReport[]): readonly Change[] {
  const said = match.sides.flatMap((side) => reports.findLast(({ by }) => side.includes(by)) ?? [])
  const [first, ...others] = said
  if (first?.result && others.length > 0 && others.every((other) => isSameReport(first, other))) {
    return terminated(match, first.result, said)
  }
  const report = reports.at(-1)
  const earlier = reports.slice(0, -1).findLast(({ by }) => by === report?.by)
  return report && earlier && isSameReport(earlier, report) ? [] : contested(match, reports)
}

function terminated(
  { id: matchId }: WholePlayedMatch,
  result: Result | null,
  reports: readonly ResultReport[],
): readonly Change[] {
  return result === null ? [] : [{ kind: 'match_scored', matchId, result, decidedBy: 'player', reports }]
}

function contested({ id: matchId }: WholePlayedMatch, reports: readonly ResultReport[]): readonly Change[] {
  return [{ kind: 'match_contested', matchId, reports: reports.slice(-REPORTS_KEPT) }]
}

function isSameReport(one: ResultReport, other: ResultReport): boolean {
  if (one.result === null || other.result === null) return one.result === other.result
  return isSameResult(one.result, other.result)
}
