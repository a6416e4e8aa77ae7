import type { Act } from '../../../acts/act.ts'
import type { StaffAccess } from './own-roles.ts'
import { useTournamentAct } from './tournament-act.ts'

export type Settings = { readonly name: string; readonly playerCount: number }

/** The organizer changes name and capacity, until the start. */
export function useChangeSettings({ tournamentId, organizerId }: StaffAccess): Act<Settings, unknown> {
  return useTournamentAct<Settings, unknown>({
    perform: (client, { name, playerCount, actId }) =>
      client.updateDocument(
        { collection: 'tournaments', id: tournamentId },
        { name, playerCount, maxPlayers: playerCount, organizerId, actId },
      ),
    documentOf: (document) => document,
  })
}
