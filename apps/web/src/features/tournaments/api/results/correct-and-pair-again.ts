import type { ActReply } from '@tablee/contract/call'
import { correctAndPairAgain } from '@tablee/contract/tournaments/correct-and-pair-again'
import type { Score } from '@tablee/domain/tournaments/results/score'
import type { MatchId, RoundNumber } from '@tablee/domain/tournaments/tournament'
import { useQueryClient } from '@tanstack/react-query'
import type { Act } from '../../../../acts/act.ts'
import { readAfterConflict } from '../following/read-after-conflict.ts'
import { useToldAct } from '../following/told-act.ts'
import type { StaffAccess } from '../own/own-roles.ts'
import { asScoreInput } from './score-input.ts'

/** `over` is the result shown; `round` is the current one. */
export type CorrectedResult = {
  readonly matchId: MatchId
  readonly score: Score
  readonly over: Score | null
  readonly round: RoundNumber
}

/** A refusal refreshes the round. */
export function useCorrectAndPairAgain(
  access: StaffAccess,
): Act<CorrectedResult, ActReply<typeof correctAndPairAgain>> {
  const { code, secret: organizerId } = access
  const queryClient = useQueryClient()
  return useToldAct({
    perform: (client, { matchId, score, over, round, actId }) =>
      readAfterConflict(
        queryClient,
        code,
        client.callAct(correctAndPairAgain, {
          ...{ code, organizerId, matchId, roundNumber: round, actId },
          score: asScoreInput(score),
          over: over && asScoreInput(over),
        }),
      ),
    tournament: access,
    documentOf: ({ tournament }) => tournament,
  })
}
