import type { ActReply } from '@tablee/contract/call'
import { addAnonymousPlayer } from '@tablee/contract/tournaments/add-anonymous-player'
import { readChange } from '@tablee/contract/tournaments/documents/read-change'
import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import type { Act } from '../../../../acts/act.ts'
import { isTold, useToldAct } from '../following/told-act.ts'
import type { StaffAccess } from '../own/own-roles.ts'

export type AddedPlayer = { readonly playerName: string }

/** The staff adds a player without a phone. */
export function useAddPlayer(access: StaffAccess): Act<AddedPlayer, ActReply<typeof addAnonymousPlayer>> {
  const { code, secret: organizerId } = access
  return useToldAct({
    perform: (client, { playerName, actId }) =>
      client.callAct(addAnonymousPlayer, { code, organizerId, playerName, actId }),
    tournament: access,
    documentOf: ({ tournament }) => tournament,
  })
}

/** Who was added, so that what they need can be asked; null where the answer does not tell. */
export function addedPlayer(reply: ActReply<typeof addAnonymousPlayer>): PlayerId | null {
  if (!isTold(reply)) return null
  const changes = reply.changes.flatMap((change) => readChange(change) ?? [])
  return changes.find((change) => change.kind === 'player_added')?.playerId ?? null
}
