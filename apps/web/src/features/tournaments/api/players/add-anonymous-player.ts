import type { ActReply } from '@tablee/contract/call'
import { addAnonymousPlayer } from '@tablee/contract/tournaments/add-anonymous-player'
import { readChange } from '@tablee/contract/tournaments/documents/read-change'
import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import type { Act } from '../../../../acts/act.ts'
import { isTold, useToldAct } from '../following/told-act.ts'
import type { StaffAccess } from '../own/own-roles.ts'

export type AddedPlayer = { readonly playerName: string }

/** Without a phone. */
export function useAddPlayer(access: StaffAccess): Act<AddedPlayer, ActReply<typeof addAnonymousPlayer>> {
  const { code, secret: organizerId } = access
  return useToldAct({
    perform: (client, { playerName, actId }) =>
      client.callAct(addAnonymousPlayer, { code, organizerId, playerName, actId }),
    tournament: access,
    documentOf: ({ tournament }) => tournament,
  })
}

/** To ask what they need; null if the answer does not say who it is. */
export function addedPlayer(reply: ActReply<typeof addAnonymousPlayer>): PlayerId | null {
  if (!isTold(reply)) return null
  const changes = reply.changes.flatMap((change) => readChange(change) ?? [])
  return changes.find((change) => change.kind === 'player_added')?.playerId ?? null
}
