import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { allowOwnNames as call } from '@tablee/contract/tournaments/allow-own-names'
import type { Outcome } from '@tablee/domain/outcome'
import { allowOwnNames as decide } from '@tablee/domain/tournaments/allow-own-names'
import type { TournamentGround } from '../tournament-ground.ts'
import type { Carried } from './carry-act.ts'
import { carryStaffAct } from './staff-act.ts'

export function allowOwnNames(
  acting: Acting<TournamentGround>,
  { code, areAllowed, organizerId, actId }: ParsedInput<typeof call>,
): Promise<Outcome<Carried<null>>> {
  return carryStaffAct(acting, {
    name: 'allow-own-names',
    target: { code },
    actId,
    secret: organizerId,
    decide: (tournament) => decide(tournament, areAllowed),
  })
}
