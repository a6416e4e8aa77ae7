import type { CallReply } from '@tablee/contract/call'
import { updateQuickTournamentPlayer } from '@tablee/contract/tournaments/update-quick-tournament-player'
import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import type { Act } from '../../../transport/act.ts'
import type { OrganizerAccess } from './own-roles.ts'
import { useTournamentAct } from './tournament-act.ts'

export type RenamedPlayer = { readonly playerKey: PlayerId; readonly newPlayerName: string }

/** The organizer corrects a name. */
export function useRenamePlayer({
  code,
  organizerId,
}: OrganizerAccess): Act<RenamedPlayer, CallReply<typeof updateQuickTournamentPlayer>> {
  return useTournamentAct({
    perform: (client, { playerKey, newPlayerName, actId }) =>
      client.callFunction(updateQuickTournamentPlayer, { code, organizerId, playerKey, newPlayerName, actId }),
    documentOf: ({ tournament }) => tournament,
  })
}
