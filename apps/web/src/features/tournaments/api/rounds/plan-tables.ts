import type { ActReply } from '@tablee/contract/call'
import { planTables } from '@tablee/contract/tournaments/plan-tables'
import type { TablePlan } from '@tablee/domain/tournaments/tournament'
import type { Act } from '../../../../acts/act.ts'
import { useToldAct } from '../following/told-act.ts'
import type { StaffAccess } from '../own/own-roles.ts'

/** Table numbers from the next round on. */
export function usePlanTables(access: StaffAccess): Act<TablePlan, ActReply<typeof planTables>> {
  const { tournamentId, secret: organizerId } = access
  return useToldAct({
    perform: (client, { prefix, first, leftOut, fixed, order, actId }) =>
      client.callAct(planTables, {
        ...{ tournamentId, organizerId, prefix, first, order, actId },
        leftOut: [...leftOut],
        fixed: [...fixed],
      }),
    tournament: access,
    documentOf: ({ tournament }) => tournament,
  })
}
