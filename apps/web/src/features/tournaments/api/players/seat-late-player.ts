import type { ActReply } from '@tablee/contract/call'
import { seatLatePlayer } from '@tablee/contract/tournaments/seat-late-player'
import type { LateSeat } from '@tablee/domain/tournaments/players/seat-late-player'
import { useQueryClient } from '@tanstack/react-query'
import type { Act } from '../../../../acts/act.ts'
import { readAfterConflict } from '../following/read-after-conflict.ts'
import { useToldAct } from '../following/told-act.ts'
import type { StaffAccess } from '../own/own-roles.ts'

/** A refusal refreshes the round. */
export function useSeatLatePlayer(access: StaffAccess): Act<LateSeat, ActReply<typeof seatLatePlayer>> {
  const { code, secret: organizerId } = access
  const queryClient = useQueryClient()
  return useToldAct({
    perform: (client, { playerId, round, opponent, actId }) =>
      readAfterConflict(
        queryClient,
        code,
        client.callAct(seatLatePlayer, {
          code,
          organizerId,
          playerKey: playerId,
          roundNumber: round,
          opponent,
          actId,
        }),
      ),
    tournament: access,
    documentOf: ({ tournament }) => tournament,
  })
}
