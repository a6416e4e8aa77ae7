import type { ActReply } from '@tablee/contract/call'
import { restoreQuickTournamentPlayer } from '@tablee/contract/tournaments/restore-quick-tournament-player'
import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import type { Act } from '../../../../acts/act.ts'
import { useToldAct } from '../following/told-act.ts'
import type { StaffAccess } from '../own/own-roles.ts'

export type RestoredPlayer = { readonly playerKey: PlayerId }

/** Undoes a drop. */
export function useRestorePlayer(
  access: StaffAccess,
): Act<RestoredPlayer, ActReply<typeof restoreQuickTournamentPlayer>> {
  const { code, secret: organizerId } = access
  return useToldAct({
    perform: (client, { playerKey, actId }) =>
      client.callAct(restoreQuickTournamentPlayer, { code, organizerId, playerKey, actId }),
    tournament: access,
    documentOf: ({ tournament }) => tournament,
  })
}
