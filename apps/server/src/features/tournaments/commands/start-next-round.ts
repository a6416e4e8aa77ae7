import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { startNextRound as call } from '@tablee/contract/tournaments/start-next-round'
import type { Outcome } from '@tablee/domain/outcome'
import { startNextRound as decide } from '@tablee/domain/tournaments/start-round'
import type { TournamentGround } from '../tournament-ground.ts'
import type { Carried } from './carry-act.ts'
import { carryPairingAct } from './staff-act.ts'

export function startNextRound(
  acting: Acting<TournamentGround>,
  { tournamentId, organizerId, roundNumber, actId }: ParsedInput<typeof call>,
): Promise<Outcome<Carried<null>>> {
  return carryPairingAct(acting, {
    name: 'start-next-round',
    target: { id: tournamentId },
    actId,
    secret: organizerId,
    decide: (tournament, _, drawn) => decide(tournament, { ...drawn, wished: roundNumber ?? null }),
  })
}
