import type { ActReply } from '@tablee/contract/call'
import { planRounds } from '@tablee/contract/tournaments/plan-rounds'
import type { RoundsPlan } from '@tablee/domain/tournaments/rounds/plan-rounds'
import type { Act } from '../../../../acts/act.ts'
import { useToldAct } from '../following/told-act.ts'
import type { StaffAccess } from '../own/own-roles.ts'

export function usePlanRounds(access: StaffAccess): Act<RoundsPlan, ActReply<typeof planRounds>> {
  const { tournamentId, secret: organizerId } = access
  return useToldAct({
    perform: (client, { rounds, reason, actId }) =>
      client.callAct(planRounds, {
        tournamentId,
        organizerId,
        rounds,
        ...(reason === null ? {} : { reason }),
        actId,
      }),
    tournament: access,
    documentOf: ({ tournament }) => tournament,
  })
}
