import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { correctAndPairAgain as call } from '@tablee/contract/tournaments/correct-and-pair-again'
import type { Outcome } from '@tablee/domain/outcome'
import { correctAndPairAgain as decide } from '@tablee/domain/tournaments/correct-and-pair-again'
import type { TournamentGround } from '../tournament-ground.ts'
import type { Carried } from './carry-act.ts'
import { carryPairingAct } from './staff-act.ts'

export function correctAndPairAgain(
  acting: Acting<TournamentGround>,
  { code, organizerId, matchId, score, over, roundNumber: round, actId }: ParsedInput<typeof call>,
): Promise<Outcome<Carried<null>>> {
  return carryPairingAct(acting, {
    name: 'correct-and-pair-again',
    target: { code },
    actId,
    secret: organizerId,
    decide: (tournament, { role: by }, drawn) =>
      decide(tournament, { correction: { matchId, score, over, by }, round, ...drawn }),
  })
}
