import type { ActReply } from '@tablee/contract/call'
import { repairRound } from '@tablee/contract/tournaments/repair-round'
import { chairsOf } from '@tablee/domain/tournaments/kinds/seats'
import type { RepairWish } from '@tablee/domain/tournaments/rounds/smallest-repair'
import { useQueryClient } from '@tanstack/react-query'
import type { Act } from '../../../../acts/act.ts'
import { readAfterConflict } from '../following/read-after-conflict.ts'
import { useToldAct } from '../following/told-act.ts'
import type { StaffAccess } from '../own/own-roles.ts'

/** For players without a table; a refusal refreshes the round. */
export function useRepairRound(access: StaffAccess): Act<RepairWish, ActReply<typeof repairRound>> {
  const { code, secret: organizerId } = access
  const queryClient = useQueryClient()
  return useToldAct({
    perform: (client, { round, pairings, actId }) =>
      readAfterConflict(
        queryClient,
        code,
        client.callAct(repairRound, {
          code,
          organizerId,
          roundNumber: round,
          pairings: pairings.flatMap((pairing) => {
            const chairs = chairsOf(pairing)
            return chairs ? [{ player1: chairs[0], player2: chairs[1] }] : []
          }),
          actId,
        }),
      ),
    tournament: access,
    documentOf: ({ tournament }) => tournament,
  })
}
