import type { ActReply } from '@tablee/contract/call'
import { startNextRound } from '@tablee/contract/tournaments/start-next-round'
import type { RoundNumber } from '@tablee/domain/tournaments/tournament'
import type { Act } from '../../../../acts/act.ts'
import { useToldAct } from '../following/told-act.ts'
import type { StaffAccess } from '../own/own-roles.ts'

/** Names the round: asking twice opens one. */
export type NextRound = { readonly roundNumber: RoundNumber }

export function useStartNextRound(access: StaffAccess): Act<NextRound, ActReply<typeof startNextRound>> {
  const { tournamentId, secret: organizerId } = access
  return useToldAct({
    perform: (client, { roundNumber, actId }) =>
      client.callAct(startNextRound, { tournamentId, organizerId, roundNumber, actId }),
    tournament: access,
    documentOf: ({ data }) => data.tournament,
  })
}
