import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { planCut as call } from '@tablee/contract/tournaments/plan-cut'
import type { Outcome } from '@tablee/domain/outcome'
import { planCut as decide } from '@tablee/domain/tournaments/plan-cut'
import type { TournamentGround } from '../tournament-ground.ts'
import type { Carried } from './carry-act.ts'
import { carryStaffAct } from './staff-act.ts'

export function planCut(
  acting: Acting<TournamentGround>,
  { tournamentId, organizerId, size, actId }: ParsedInput<typeof call>,
): Promise<Outcome<Carried<null>>> {
  return carryStaffAct(acting, {
    name: 'plan-cut',
    target: { id: tournamentId },
    actId,
    secret: organizerId,
    decide: (tournament) => decide(tournament, size),
  })
}
