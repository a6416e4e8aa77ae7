import type { CallReply } from '@tablee/contract/call'
import { addAnonymousPlayer } from '@tablee/contract/tournaments/add-anonymous-player'
import type { OrganizerAccess } from './own-roles.ts'
import { type Act, useAct } from './tournament-act.ts'

export type AddedPlayer = { readonly playerName: string }

/** The organizer adds a player without a phone. */
export function useAddPlayer({
  code,
  organizerId,
}: OrganizerAccess): Act<AddedPlayer, CallReply<typeof addAnonymousPlayer>> {
  return useAct({
    perform: (client, { playerName, actId }) =>
      client.callFunction(addAnonymousPlayer, { code, organizerId, playerName, actId }),
    documentOf: ({ tournament }) => tournament,
  })
}
