import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { correctBye as call } from '@tablee/contract/tournaments/correct-bye'
import type { Outcome } from '@tablee/domain/outcome'
import { correctByeAndPairAgain } from '@tablee/domain/tournaments/correct-and-pair-again'
import { correctBye as decide } from '@tablee/domain/tournaments/correct-bye'
import type { TournamentGround } from '../tournament-ground.ts'
import type { Carried } from './carry-act.ts'
import { carryPairingAct, carryStaffAct } from './staff-act.ts'

export function correctBye(
  acting: Acting<TournamentGround>,
  { code, organizerId: secret, matchId, as, roundNumber: round, actId }: ParsedInput<typeof call>,
): Promise<Outcome<Carried<null>>> {
  const act = { name: 'correct-bye', target: { code }, actId, secret } as const
  const correction = { matchId, as }
  if (round === undefined) {
    return carryStaffAct(acting, { ...act, decide: (tournament) => decide(tournament, correction) })
  }
  return carryPairingAct(acting, {
    ...act,
    decide: (tournament, _, drawn) => correctByeAndPairAgain(tournament, { correction, round, ...drawn }),
  })
}
