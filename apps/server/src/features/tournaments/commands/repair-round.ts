import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { repairRound as call } from '@tablee/contract/tournaments/repair-round'
import type { Outcome } from '@tablee/domain/outcome'
import { repairRound as decide } from '@tablee/domain/tournaments/repair-round'
import type { TournamentGround } from '../tournament-ground.ts'
import type { Carried } from './carry-act.ts'
import { carryStaffAct } from './staff-act.ts'

export function repairRound(
  acting: Acting<TournamentGround>,
  { code, organizerId, roundNumber: round, pairings, actId }: ParsedInput<typeof call>,
): Promise<Outcome<Carried<null>>> {
  const wished = pairings.map(({ player1, player2 }) =>
    player2 ? ({ kind: 'played', players: [player1, player2] } as const) : ({ kind: 'bye', player: player1 } as const),
  )
  return carryStaffAct(acting, {
    name: 'repair-round',
    target: { code },
    actId,
    secret: organizerId,
    decide: (tournament) => decide(tournament, { round, pairings: wished }),
  })
}
