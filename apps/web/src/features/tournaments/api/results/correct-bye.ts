import type { ActReply } from '@tablee/contract/call'
import { correctBye } from '@tablee/contract/tournaments/correct-bye'
import type { CorrectedBye } from '@tablee/domain/tournaments/results/correct-bye'
import type { RoundNumber } from '@tablee/domain/tournaments/tournament'
import { useQueryClient } from '@tanstack/react-query'
import type { Act } from '../../../../acts/act.ts'
import { readAfterConflict } from '../following/read-after-conflict.ts'
import { useToldAct } from '../following/told-act.ts'
import type { StaffAccess } from '../own/own-roles.ts'

/** `again` is the current round if it is to be paired again. */
export type ByeCorrection = CorrectedBye & { readonly again?: RoundNumber | undefined }

/** Swaps bye and loss; a refusal refreshes the round. */
export function useCorrectBye(access: StaffAccess): Act<ByeCorrection, ActReply<typeof correctBye>> {
  const { code, secret: organizerId } = access
  const queryClient = useQueryClient()
  return useToldAct({
    perform: (client, { matchId, as, again: roundNumber, actId }) =>
      readAfterConflict(
        queryClient,
        code,
        client.callAct(correctBye, { code, organizerId, matchId, as, roundNumber, actId }),
      ),
    tournament: access,
    documentOf: ({ tournament }) => tournament,
  })
}
