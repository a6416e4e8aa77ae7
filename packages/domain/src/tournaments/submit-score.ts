import { accept, type Outcome, refuse } from '../outcome.ts'
import type { Change } from './change.ts'
import { currentRound } from './round-progress.ts'
import { isAllowedScore, isSameScore, type Score } from './score.ts'
import type { MatchId, PlayedMatch, PlayerId, ScoreReport, Tournament } from './tournament.ts'

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
 * One of the two players reports. The first score terminates the match; the same one again changes nothing; another one,
 * or contesting, hands both reports to the organizer: the last sender never wins.
 */
export function submitScore(tournament: Tournament, submission: ScoreSubmission): Outcome<readonly Change[]> {
  const { phase } = tournament
  if (phase.kind === 'waiting') return refuse('tournament_not_running')
  if (phase.kind === 'finished') return refuse('tournament_finished')
  const match = tournament.matches.find(({ id }) => id === submission.matchId)
  if (!match) return refuse('match_not_found')
  if (match.kind !== 'played' || !match.players.includes(submission.by)) return refuse('not_your_match')
  if (match.round !== currentRound(tournament)) return refuse('match_not_current')
  const { score } = submission
  if (score !== null && !isAllowedScore(score, tournament.rules.scoresAllowed)) return refuse('score_invalid')
  return decide(match, submission)
}

function decide(match: PlayedMatch, submission: ScoreSubmission): Outcome<readonly Change[]> {
  const { state } = match
  const report: ScoreReport = { by: submission.by, score: submission.score }
  switch (state.kind) {
    case 'pending': {
      if (submission.score === null) return refuse('score_invalid')
      const scored = { kind: 'match_scored', matchId: match.id, score: submission.score } as const
      return accept([{ ...scored, decidedBy: 'player', reports: [report] }])
    }
    case 'terminated': {
      const agrees = submission.score !== null && isSameScore(submission.score, state.score)
      if (agrees && !submission.contest) return accept([])
      if (submission.score === null && !submission.contest) return refuse('score_invalid')
      if (state.decidedBy === 'organizer') return refuse('result_decided_by_organizer')
      return accept([{ kind: 'match_contested', matchId: match.id, reports: [...state.reports, report] }])
    }
    case 'contested': {
      if (submission.score === null && !submission.contest) return refuse('score_invalid')
      const latest = state.reports.findLast(({ by }) => by === submission.by)
      if (latest && isSameReport(latest, report)) return accept([])
      const reports = [...state.reports, report].slice(-REPORTS_KEPT)
      return accept([{ kind: 'match_contested', matchId: match.id, reports }])
    }
    default:
      return state satisfies never
  }
}

function isSameReport(one: ScoreReport, other: ScoreReport): boolean {
  if (one.score === null || other.score === null) return one.score === other.score
  return isSameScore(one.score, other.score)
}
