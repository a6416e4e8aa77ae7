import type { ActReply } from '@tablee/contract/call'
import { generateAdvancedPairings } from '@tablee/contract/tournaments/generate-advanced-pairings'
import type { Act } from '../../../../acts/act.ts'
import { useToldAct } from '../following/told-act.ts'
import type { StaffAccess } from '../own/own-roles.ts'
import type { NextRound } from './start-next-round.ts'

/** Round 1 starts the event. */
export function useGeneratePairings(access: StaffAccess): Act<NextRound, ActReply<typeof generateAdvancedPairings>> {
  const { tournamentId, secret: organizerId } = access
  return useToldAct({
    perform: (client, { roundNumber, actId }) =>
      client.callAct(generateAdvancedPairings, { tournamentId, organizerId, roundNumber, actId }),
    tournament: access,
    documentOf: ({ data }) => data.tournament,
  })
}
