import type { CallReply } from '@tablee/contract/call'
import { startNextRound } from '@tablee/contract/tournaments/start-next-round'
import type { RoundNumber } from '@tablee/domain/tournaments/tournament'
import type { Act } from '../../../transport/act.ts'
import type { OrganizerAccess } from './own-roles.ts'
import { useTournamentAct } from './tournament-act.ts'

/** The round wished is named: asking twice opens one round. */
export type NextRound = { readonly roundNumber: RoundNumber }

/** The organizer opens the next round. */
export function useStartNextRound({
  tournamentId,
  organizerId,
}: OrganizerAccess): Act<NextRound, CallReply<typeof startNextRound>> {
  return useTournamentAct({
    perform: (client, { roundNumber, actId }) =>
      client.callFunction(startNextRound, { tournamentId, organizerId, roundNumber, actId }),
    documentOf: ({ data }) => data.tournament,
  })
}
