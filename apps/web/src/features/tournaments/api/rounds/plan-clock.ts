import type { ActReply } from '@tablee/contract/call'
import { planClock } from '@tablee/contract/tournaments/clock-acts'
import type { ClockPlan } from '@tablee/domain/tournaments/tournament'
import type { Act } from '../../../../acts/act.ts'
import { useToldAct } from '../following/told-act.ts'
import type { StaffAccess } from '../own/own-roles.ts'

/** The rounds' length, and whether the clock starts with them. */
export function usePlanClock(access: StaffAccess): Act<ClockPlan, ActReply<typeof planClock>> {
  const { tournamentId, secret: organizerId } = access
  return useToldAct({
    perform: (client, { minutes, startsWithRound, actId }) =>
      client.callAct(planClock, { tournamentId, organizerId, minutes, startsWithRound, actId }),
    tournament: access,
    documentOf: ({ tournament }) => tournament,
  })
}
