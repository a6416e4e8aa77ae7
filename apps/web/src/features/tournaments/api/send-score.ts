import type { CallReply } from '@tablee/contract/call'
import { sendScoreQuickTournament } from '@tablee/contract/tournaments/send-score-quick-tournament'
import type { Score } from '@tablee/domain/tournaments/score'
import type { MatchId } from '@tablee/domain/tournaments/tournament'
import type { Act } from '../../../transport/act.ts'
import type { PlayerAccess } from './own-roles.ts'
import { asScoreInput } from './score-input.ts'
import { useTournamentAct } from './tournament-act.ts'

/** A score in the orientation of the match; contesting may go without one. */
export type SentScore = { readonly matchId: MatchId; readonly score: Score | null; readonly contest: boolean }

/** A player reports the score of their match, or contests the one that stands. */
export function useSendScore({
  code,
  secret,
}: PlayerAccess): Act<SentScore, CallReply<typeof sendScoreQuickTournament>> {
  return useTournamentAct({
    perform: (client, { matchId, score, contest, actId }) =>
      client.callFunction(sendScoreQuickTournament, {
        code,
        playerId: secret,
        matchId,
        ...(score ? { score: asScoreInput(score) } : {}),
        ...(contest ? { contest } : {}),
        actId,
      }),
    documentOf: ({ tournament }) => tournament,
  })
}
