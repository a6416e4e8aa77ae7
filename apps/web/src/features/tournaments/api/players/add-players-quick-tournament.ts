import type { ActReply } from '@tablee/contract/call'
import { addPlayersQuickTournament } from '@tablee/contract/tournaments/add-players-quick-tournament'
import type { Act } from '../../../../acts/act.ts'
import { useToldAct } from '../following/told-act.ts'
import type { StaffAccess } from '../own/own-roles.ts'

type AddedPlayers = { readonly playerNames: readonly string[] }

/** A whole list, without phones. */
export function useAddPlayers(access: StaffAccess): Act<AddedPlayers, ActReply<typeof addPlayersQuickTournament>> {
  const { code, secret: organizerId } = access
  return useToldAct({
    perform: (client, { playerNames, actId }) =>
      client.callAct(addPlayersQuickTournament, { code, organizerId, playerNames: [...playerNames], actId }),
    tournament: access,
    documentOf: ({ tournament }) => tournament,
  })
}
