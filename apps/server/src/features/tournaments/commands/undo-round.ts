import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { undoRound as call } from '@tablee/contract/tournaments/undo-round'
import type { Outcome } from '@tablee/domain/outcome'
import { undoRound as decide } from '@tablee/domain/tournaments/undo-round'
import type { TournamentGround } from '../tournament-ground.ts'
import type { Carried } from './carry-act.ts'
import { carryStaffAct } from './staff-act.ts'

export function undoRound(
  acting: Acting<TournamentGround>,
  { code, organizerId, roundNumber, actId }: ParsedInput<typeof call>,
): Promise<Outcome<Carried<null>>> {
  return carryStaffAct(acting, {
    name: 'undo-round',
    target: { code },
    actId,
    secret: organizerId,
    decide: (tournament) => decide(tournament, roundNumber),
  })
}
