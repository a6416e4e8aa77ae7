import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { planTables as call } from '@tablee/contract/tournaments/plan-tables'
import type { Outcome } from '@tablee/domain/outcome'
import { planTables as decide } from '@tablee/domain/tournaments/tables/plan-tables'
import type { TournamentGround } from '../tournament-ground.ts'
import type { Carried } from './carry-act.ts'
import { carryStaffAct } from './staff-act.ts'

export function planTables(
  acting: Acting<TournamentGround>,
  { tournamentId, organizerId, actId, ...plan }: ParsedInput<typeof call>,
): Promise<Outcome<Carried<null>>> {
  return carryStaffAct(acting, {
    name: 'plan-tables',
    target: { id: tournamentId },
    actId,
    secret: organizerId,
    decide: (tournament) => decide(tournament, plan),
  })
}
