import type { CallReply } from '@tablee/contract/call'
import { restoreQuickTournamentPlayer } from '@tablee/contract/tournaments/restore-quick-tournament-player'
import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import type { Act } from '../../../transport/act.ts'
import type { OrganizerAccess } from './own-roles.ts'
import { useTournamentAct } from './tournament-act.ts'

export type RestoredPlayer = { readonly playerKey: PlayerId }

/** Takes a drop back. */
export function useRestorePlayer({
  code,
  organizerId,
}: OrganizerAccess): Act<RestoredPlayer, CallReply<typeof restoreQuickTournamentPlayer>> {
  return useTournamentAct({
    perform: (client, { playerKey, actId }) =>
      client.callFunction(restoreQuickTournamentPlayer, { code, organizerId, playerKey, actId }),
    documentOf: ({ tournament }) => tournament,
  })
}
