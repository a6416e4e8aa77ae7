import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { planRounds as call } from '@tablee/contract/tournaments/plan-rounds'
import type { Outcome } from '@tablee/domain/outcome'
import { planRounds as decide } from '@tablee/domain/tournaments/plan-rounds'
import type { TournamentGround } from '../tournament-ground.ts'
import type { Carried } from './carry-act.ts'
import { carryStaffAct } from './staff-act.ts'

export function planRounds(
  acting: Acting<TournamentGround>,
  { tournamentId, organizerId, rounds, reason, actId }: ParsedInput<typeof call>,
): Promise<Outcome<Carried<null>>> {
  return carryStaffAct(acting, {
    name: 'plan-rounds',
    target: { id: tournamentId },
    actId,
    secret: organizerId,
    reason,
    decide: (tournament) => decide(tournament, { rounds, reason: reason ?? null }),
  })
}
