import type { Act } from '../../../../acts/act.ts'
import { useTournamentAct } from '../following/tournament-act.ts'
import type { StaffAccess } from '../own/own-roles.ts'

/** Null removes the password. */
export type NewEntryPassword = { readonly password: string | null }

/** Sets, changes or removes the entry password, until the start. */
export function useSetEntryPassword({
  tournamentId,
  secret: organizerId,
}: StaffAccess): Act<NewEntryPassword, unknown> {
  return useTournamentAct<NewEntryPassword, unknown>({
    perform: (client, { password, actId }) =>
      client.updateDocument({ collection: 'tournaments', id: tournamentId }, { password, organizerId, actId }),
    documentOf: (document) => document,
  })
}
