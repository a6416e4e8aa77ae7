import type { tournamentSettings } from '@tablee/contract/tournaments/fields/tournament-settings'
import type * as z from 'zod/mini'
import type { Act } from '../../../../acts/act.ts'
import { useTournamentAct } from '../following/tournament-act.ts'
import type { StaffAccess } from '../own/own-roles.ts'

export type EventSettings = Required<
  Pick<
    z.input<typeof tournamentSettings>,
    | 'name'
    | 'structure'
    | 'maxPlayers'
    | 'format'
    | 'formatName'
    | 'tournamentDate'
    | 'endDate'
    | 'description'
    | 'location'
  >
> &
  Pick<z.input<typeof tournamentSettings>, 'reason'>

/** Until the start. */
export function useChangeEventSettings({
  tournamentId,
  secret: organizerId,
}: StaffAccess): Act<EventSettings, unknown> {
  return useTournamentAct<EventSettings, unknown>({
    perform: (client, { actId, ...settings }) =>
      client.updateDocument({ collection: 'tournaments', id: tournamentId }, { ...settings, organizerId, actId }),
    documentOf: (document) => document,
  })
}
