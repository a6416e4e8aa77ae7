import type { CallReply } from '@tablee/contract/call'
import { finishTournament } from '@tablee/contract/tournaments/finish-tournament'
import type { Act } from '../../../transport/act.ts'
import type { OrganizerAccess } from './own-roles.ts'
import { useTournamentAct } from './tournament-act.ts'

/** The organizer closes the tournament: its ranking is final. */
export function useFinishTournament({
  tournamentId,
  organizerId,
}: OrganizerAccess): Act<object, CallReply<typeof finishTournament>> {
  return useTournamentAct({
    perform: (client, { actId }) => client.callFunction(finishTournament, { tournamentId, organizerId, actId }),
    documentOf: ({ data }) => data.tournament,
  })
}
