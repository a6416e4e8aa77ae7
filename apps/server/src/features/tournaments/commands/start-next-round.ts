import type { ParsedInput } from '@tablee/contract/call'
import type { startNextRound as call } from '@tablee/contract/tournaments/start-next-round'
import type { Outcome } from '@tablee/domain/outcome'
import { startNextRound as decide } from '@tablee/domain/tournaments/start-round'
import { drawSeed } from '../chance.ts'
import type { HeldTournament } from '../held-tournament.ts'
import type { Acting } from './carry-act.ts'
import { carryOrganizerAct } from './organizer-act.ts'

export function startNextRound(
  acting: Acting,
  { tournamentId, organizerId, roundNumber, actId }: ParsedInput<typeof call>,
): Promise<Outcome<HeldTournament>> {
  return carryOrganizerAct(acting, {
    name: 'start-next-round',
    target: { id: tournamentId },
    actId,
    secret: organizerId,
    decide: (tournament) => decide(tournament, { seed: drawSeed(acting.chance), wished: roundNumber ?? null }),
  })
}
