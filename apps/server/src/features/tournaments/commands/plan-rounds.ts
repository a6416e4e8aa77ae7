import type { ParsedInput } from '@tablee/contract/call'
import type { planRounds as call } from '@tablee/contract/tournaments/plan-rounds'
import type { Outcome } from '@tablee/domain/outcome'
import { planRounds as decide } from '@tablee/domain/tournaments/plan-rounds'
import type { HeldTournament } from '../held-tournament.ts'
import type { Acting } from './carry-act.ts'
import { carryOrganizerAct } from './organizer-act.ts'

export function planRounds(
  acting: Acting,
  { tournamentId, organizerId, rounds, reason, actId }: ParsedInput<typeof call>,
): Promise<Outcome<HeldTournament>> {
  return carryOrganizerAct(acting, {
    name: 'plan-rounds',
    target: { id: tournamentId },
    actId,
    secret: organizerId,
    reason,
    decide: (tournament) => decide(tournament, { rounds, reason: reason ?? null }),
  })
}
