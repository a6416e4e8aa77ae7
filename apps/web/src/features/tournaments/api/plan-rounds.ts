import type { CallReply } from '@tablee/contract/call'
import { planRounds } from '@tablee/contract/tournaments/plan-rounds'
import type { RoundsPlan } from '@tablee/domain/tournaments/plan-rounds'
import type { Act } from '../../../transport/act.ts'
import type { OrganizerAccess } from './own-roles.ts'
import { useTournamentAct } from './tournament-act.ts'

/** The organizer says how many rounds are to be played. */
export function usePlanRounds({
  tournamentId,
  organizerId,
}: OrganizerAccess): Act<RoundsPlan, CallReply<typeof planRounds>> {
  return useTournamentAct({
    perform: (client, { rounds, reason, actId }) =>
      client.callFunction(planRounds, {
        tournamentId,
        organizerId,
        rounds,
        ...(reason === null ? {} : { reason }),
        actId,
      }),
    documentOf: ({ tournament }) => tournament,
  })
}
