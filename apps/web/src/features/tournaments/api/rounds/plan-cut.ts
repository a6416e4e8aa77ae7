import type { ActReply } from '@tablee/contract/call'
import { planCut } from '@tablee/contract/tournaments/plan-cut'
import type { PlannedCut } from '@tablee/domain/tournaments/cut-sizes'
import type { Act } from '../../../../acts/act.ts'
import { useToldAct } from '../following/told-act.ts'
import type { StaffAccess } from '../own/own-roles.ts'

/** The bracket after the Swiss rounds. */
export function usePlanCut(access: StaffAccess): Act<{ readonly size: PlannedCut | null }, ActReply<typeof planCut>> {
  const { tournamentId, secret: organizerId } = access
  return useToldAct({
    perform: (client, { size, actId }) => client.callAct(planCut, { tournamentId, organizerId, size, actId }),
    tournament: access,
    documentOf: ({ tournament }) => tournament,
  })
}
