import { accept, type Outcome, refuse } from '../outcome.ts'
import type { Change } from './change.ts'
import { isAllowedScore, isSameScore, type Score } from './score.ts'
import type { MatchId, Tournament } from './tournament.ts'

/** The organizer sets or corrects the score of any round until the finish; standings follow, pairings made do not. */
export function setScore(
  tournament: Tournament,
  { matchId, score }: { readonly matchId: MatchId; readonly score: Score },
): Outcome<readonly Change[]> {
  if (tournament.phase.kind === 'waiting') return refuse('tournament_not_running')
  if (tournament.phase.kind === 'finished') return refuse('tournament_finished')
  const match = tournament.matches.find(({ id }) => id === matchId)
  if (match?.kind !== 'played') return refuse('match_not_found')
  if (!isAllowedScore(score, tournament.rules.scoresAllowed)) return refuse('score_invalid')
  const { state } = match
  const stands = state.kind === 'terminated' && state.decidedBy === 'organizer' && isSameScore(state.score, score)
  if (stands) return accept([])
  return accept([{ kind: 'match_scored', matchId, score, decidedBy: 'organizer', reports: [] }])
}
