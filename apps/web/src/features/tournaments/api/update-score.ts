import type { CallReply } from '@tablee/contract/call'
import { updateScoreQuickTournament } from '@tablee/contract/tournaments/update-score-quick-tournament'
import type { Score } from '@tablee/domain/tournaments/score'
import type { MatchId } from '@tablee/domain/tournaments/tournament'
import type { Act } from '../../../transport/act.ts'
import type { OrganizerAccess } from './own-roles.ts'
import { asScoreInput } from './score-input.ts'
import { useTournamentAct } from './tournament-act.ts'

export type DecidedScore = { readonly matchId: MatchId; readonly score: Score }

/** The organizer sets or corrects a score. */
export function useUpdateScore({
  code,
  organizerId,
}: OrganizerAccess): Act<DecidedScore, CallReply<typeof updateScoreQuickTournament>> {
  return useTournamentAct({
    perform: (client, { matchId, score, actId }) =>
      client.callFunction(updateScoreQuickTournament, {
        code,
        organizerId,
        matchId,
        score: asScoreInput(score),
        actId,
      }),
    documentOf: ({ tournament }) => tournament,
  })
}
