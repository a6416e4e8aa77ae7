import type { Act } from '../../../transport/act.ts'
import type { OrganizerAccess } from './own-roles.ts'
import { useTournamentAct } from './tournament-act.ts'

export type Settings = { readonly name: string; readonly playerCount: number }

/** The organizer changes name and capacity, until the start. */
export function useChangeSettings({ tournamentId, organizerId }: OrganizerAccess): Act<Settings, unknown> {
  return useTournamentAct<Settings, unknown>({
    perform: (client, { name, playerCount, actId }) =>
      client.updateDocument(
        { collection: 'tournaments', id: tournamentId },
        { name, playerCount, maxPlayers: playerCount, organizerId, actId },
      ),
    documentOf: (document) => document,
  })
}
