import type { ActReply } from '@tablee/contract/call'
import { deleteQuickTournamentPlayer } from '@tablee/contract/tournaments/delete-quick-tournament-player'
import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import type { Act } from '../../../../acts/act.ts'
import { useToldAct } from '../following/told-act.ts'
import type { StaffAccess } from '../own/own-roles.ts'

export type RemovedPlayer = { readonly playerKey: PlayerId }

/** Before the start removes the player; afterwards a drop. */
export function useRemovePlayer(access: StaffAccess): Act<RemovedPlayer, ActReply<typeof deleteQuickTournamentPlayer>> {
  const { code, secret: organizerId } = access
  return useToldAct({
    perform: (client, { playerKey, actId }) =>
      client.callAct(deleteQuickTournamentPlayer, { code, organizerId, playerKey, actId }),
    tournament: access,
    documentOf: ({ tournament }) => tournament,
  })
}
