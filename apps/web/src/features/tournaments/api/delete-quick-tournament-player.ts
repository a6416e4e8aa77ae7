import type { CallReply } from '@tablee/contract/call'
import { deleteQuickTournamentPlayer } from '@tablee/contract/tournaments/delete-quick-tournament-player'
import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import type { Act } from '../../../transport/act.ts'
import type { OrganizerAccess } from './own-roles.ts'
import { useTournamentAct } from './tournament-act.ts'

export type RemovedPlayer = { readonly playerKey: PlayerId }

/** Before the start the player leaves the list; afterwards the player drops. */
export function useRemovePlayer({
  code,
  organizerId,
}: OrganizerAccess): Act<RemovedPlayer, CallReply<typeof deleteQuickTournamentPlayer>> {
  return useTournamentAct({
    perform: (client, { playerKey, actId }) =>
      client.callFunction(deleteQuickTournamentPlayer, { code, organizerId, playerKey, actId }),
    documentOf: ({ tournament }) => tournament,
  })
}
