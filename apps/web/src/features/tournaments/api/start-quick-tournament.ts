import type { CallReply } from '@tablee/contract/call'
import { startQuickTournament } from '@tablee/contract/tournaments/start-quick-tournament'
import type { Act } from '../../../transport/act.ts'
import type { OrganizerAccess } from './own-roles.ts'
import { useTournamentAct } from './tournament-act.ts'

/** The organizer opens round 1. */
export function useStartTournament({
  tournamentId,
  organizerId,
}: OrganizerAccess): Act<object, CallReply<typeof startQuickTournament>> {
  return useTournamentAct({
    perform: (client, { actId }) => client.callFunction(startQuickTournament, { tournamentId, organizerId, actId }),
    documentOf: ({ data }) => data.tournament,
  })
}
