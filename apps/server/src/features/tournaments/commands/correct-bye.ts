import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { correctBye as call } from '@tablee/contract/tournaments/correct-bye'
import type { Outcome } from '@tablee/domain/outcome'
import { correctBye as decide } from '@tablee/domain/tournaments/correct-bye'
import type { TournamentGround } from '../tournament-ground.ts'
import type { Carried } from './carry-act.ts'
import { carryStaffAct } from './staff-act.ts'

export function correctBye(
  acting: Acting<TournamentGround>,
  { code, organizerId, matchId, as, actId }: ParsedInput<typeof call>,
): Promise<Outcome<Carried<null>>> {
  return carryStaffAct(acting, {
    name: 'correct-bye',
    target: { code },
    actId,
    secret: organizerId,
    decide: (tournament) => decide(tournament, { matchId, as }),
  })
}
