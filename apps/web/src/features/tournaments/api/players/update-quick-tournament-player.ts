import type { ActReply } from '@tablee/contract/call'
import { updateQuickTournamentPlayer } from '@tablee/contract/tournaments/update-quick-tournament-player'
import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import type { Act } from '../../../../acts/act.ts'
import { useToldAct } from '../following/told-act.ts'
import type { StaffAccess } from '../own/own-roles.ts'

export type RenamedPlayer = { readonly playerKey: PlayerId; readonly newPlayerName: string }

export function useRenamePlayer(access: StaffAccess): Act<RenamedPlayer, ActReply<typeof updateQuickTournamentPlayer>> {
  const { code, secret: organizerId } = access
  return useToldAct({
    perform: (client, { playerKey, newPlayerName, actId }) =>
      client.callAct(updateQuickTournamentPlayer, { code, organizerId, playerKey, newPlayerName, actId }),
    tournament: access,
    documentOf: ({ tournament }) => tournament,
  })
}
