import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { agreesWithGameLosses } from '../conduct/standing-penalties.ts'
import { isUntouched, type MatchResult, reportsOf, resultOf } from '../kinds/match-result.ts'
import { currentRound, isFinished, isWaiting } from '../kinds/phase.ts'
import { isMeeting, pairOf } from '../kinds/seats.ts'
import { hasLeft } from '../players/departure.ts'
import { knockoutFault } from '../rounds/knockout-fault.ts'
import type { MatchId, PlayerId, ScoreReport, WholePlayedMatch, WholeTournament } from '../tournament.ts'
import { isAllowedScore, isSameScore, type Score } from './score.ts'

export type ScoreSubmission = {
  readonly matchId: MatchId
  readonly by: PlayerId
  /** Null contests without saying another score. */
  readonly score: Score | null
  readonly contest: boolean
}

/** How many reports of a contested match are kept, the latest ones. */
const REPORTS_KEPT = 6

/**
 * One of the two players reports. The first score terminates the match, and until the opponent answers its sender may
 * replace it. The same one from the opponent confirms it; another one, or contesting, hands both reports to the organizer:
 * the last sender never wins. A contested match settles itself as soon as both say the same. Who has left the tournament
 * says nothing any more; what they said before stands, and so does the opponent's report, which nobody has to confirm.
 */
export function submitScore(tournament: WholeTournament, submission: ScoreSubmission): Outcome<readonly Change[]> {
  if (isWaiting(tournament)) return refuse('tournament_not_running')
  if (isFinished(tournament)) return refuse('tournament_finished')
  const match = tournament.matches.find(({ id }) => id === submission.matchId)
  if (!match) return refuse('match_not_found')
  if (!isMeeting(match) || !pairOf(match).includes(submission.by)) return refuse('not_your_match')
  if (match.round !== currentRound(tournament)) return refuse('match_not_current')
  if (hasLeft(tournament, submission.by)) return refuse('player_has_left')
  const { score } = submission
  if (score !== null && !isAllowedScore(score, tournament.rules.scoresAllowed)) return refuse('score_invalid')
  if (score !== null && !agreesWithGameLosses(tournament, match, score)) return refuse('score_without_lost_game')
  const fault = score && knockoutFault(tournament, match, score)
  if (fault) return refuse(fault)
  return decide(match, submission)
}

function decide(match: WholePlayedMatch, submission: ScoreSubmission): Outcome<readonly Change[]> {
  const { by, score, contest } = submission
  if (score === null && (!contest || isUntouched(match))) return refuse('score_invalid')
  const result = resultOf(match)
  const reports = [...reportsOf(match), { by, score }]
  if (!result) return accept(isUntouched(match) ? terminated(match, score, reports) : afterReport(match, reports))
  const agrees = score !== null && isSameScore(score, result.score)
  if (agrees && !contest) return accept(isConfirmation(result, by) ? terminated(match, score, reports) : [])
  if (result.decidedBy === 'organizer') return refuse('result_decided_by_organizer')
  const isAlone = reports.every((report) => report.by === by)
  if (isAlone && score !== null) return accept(terminated(match, score, [{ by, score }]))
  return accept(contested(match, reports))
}

/** The opponent of whoever reported it says the same: from then on neither of them replaces it alone. */
function isConfirmation({ decidedBy, reports }: MatchResult, by: PlayerId): boolean {
  return decidedBy === 'player' && !reports.some((report) => report.by === by)
}

/** What becomes of a contested match with one report more, the last of the list. */
function afterReport(match: WholePlayedMatch, reports: readonly ScoreReport[]): readonly Change[] {
  const [latest, ...answers] = pairOf(match).map((player) => reports.findLast(({ by }) => by === player))
  const [answer] = answers
  if (latest?.score && answer && isSameReport(latest, answer)) return terminated(match, latest.score, [latest, answer])
  const report = reports.at(-1)
  const earlier = reports.slice(0, -1).findLast(({ by }) => by === report?.by)
  return report && earlier && isSameReport(earlier, report) ? [] : contested(match, reports)
}

function terminated(
  { id: matchId }: WholePlayedMatch,
  score: Score | null,
  reports: readonly ScoreReport[],
): readonly Change[] {
  return score === null ? [] : [{ kind: 'match_scored', matchId, score, decidedBy: 'player', reports }]
}

function contested({ id: matchId }: WholePlayedMatch, reports: readonly ScoreReport[]): readonly Change[] {
  return [{ kind: 'match_contested', matchId, reports: reports.slice(-REPORTS_KEPT) }]
}

function isSameReport(one: ScoreReport, other: ScoreReport): boolean {
  if (one.score === null || other.score === null) return one.score === other.score
  return isSameScore(one.score, other.score)
}
