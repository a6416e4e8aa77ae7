import type { CallReply } from '@tablee/contract/call'
import { addAnonymousPlayer } from '@tablee/contract/tournaments/add-anonymous-player'
import type { Act } from '../../../transport/act.ts'
import type { OrganizerAccess } from './own-roles.ts'
import { useTournamentAct } from './tournament-act.ts'

export type AddedPlayer = { readonly playerName: string }

/** The organizer adds a player without a phone. */
export function useAddPlayer({
  code,
  organizerId,
}: OrganizerAccess): Act<AddedPlayer, CallReply<typeof addAnonymousPlayer>> {
  return useTournamentAct({
    perform: (client, { playerName, actId }) =>
      client.callFunction(addAnonymousPlayer, { code, organizerId, playerName, actId }),
    documentOf: ({ tournament }) => tournament,
  })
}
