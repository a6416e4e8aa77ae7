import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { startQuickTournament as call } from '@tablee/contract/tournaments/start-quick-tournament'
import type { Outcome } from '@tablee/domain/outcome'
import { startTournament } from '@tablee/domain/tournaments/start-round'
import type { TournamentGround } from '../tournament-ground.ts'
import type { Carried } from './carry-act.ts'
import { carryPairingAct } from './staff-act.ts'

export function startQuickTournament(
  acting: Acting<TournamentGround>,
  { tournamentId, organizerId, actId }: ParsedInput<typeof call>,
): Promise<Outcome<Carried<null>>> {
  return carryPairingAct(acting, {
    name: 'start-quick-tournament',
    target: { id: tournamentId },
    actId,
    secret: organizerId,
    isForQuickOnly: true,
    decide: (tournament, _, { seed, pair }) => startTournament(tournament, seed, pair),
  })
}
