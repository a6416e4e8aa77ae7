import type { CallReply } from '@tablee/contract/call'
import { generateAdvancedPairings } from '@tablee/contract/tournaments/generate-advanced-pairings'
import type { Act } from '../../../transport/act.ts'
import type { OrganizerAccess } from './own-roles.ts'
import type { NextRound } from './start-next-round.ts'
import { useTournamentAct } from './tournament-act.ts'

/** The organizer pairs a round of an announced event; round 1 starts it. */
export function useGeneratePairings({
  tournamentId,
  organizerId,
}: OrganizerAccess): Act<NextRound, CallReply<typeof generateAdvancedPairings>> {
  return useTournamentAct({
    perform: (client, { roundNumber, actId }) =>
      client.callFunction(generateAdvancedPairings, { tournamentId, organizerId, roundNumber, actId }),
    documentOf: ({ data }) => data.tournament,
  })
}
