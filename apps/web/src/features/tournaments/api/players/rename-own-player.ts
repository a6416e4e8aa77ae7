import type { ActReply } from '@tablee/contract/call'
import { renameOwnPlayer } from '@tablee/contract/tournaments/rename-own-player'
import type { Act } from '../../../../acts/act.ts'
import { useToldAct } from '../following/told-act.ts'
import type { PlayerAccess } from '../own/own-roles.ts'

type NewOwnName = { readonly newPlayerName: string }

export function useRenameOwnPlayer(access: PlayerAccess): Act<NewOwnName, ActReply<typeof renameOwnPlayer>> {
  const { code, secret: playerId } = access
  return useToldAct({
    perform: (client, { newPlayerName, actId }) =>
      client.callAct(renameOwnPlayer, { code, playerId, newPlayerName, actId }),
    tournament: access,
    documentOf: ({ tournament }) => tournament,
  })
}
