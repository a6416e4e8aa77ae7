import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { cancelQuickTournament as call } from '@tablee/contract/tournaments/cancel-quick-tournament'
import type { Outcome } from '@tablee/domain/outcome'
import { cancelTournament as decide } from '@tablee/domain/tournaments/cancel-tournament'
import type { TournamentGround } from '../tournament-ground.ts'
import type { Carried } from './carry-act.ts'
import { carryStaffAct } from './staff-act.ts'

/** Nobody gave an address to a quick tournament: whoever plays in it is told by its pages. */
export function cancelQuickTournament(
  acting: Acting<TournamentGround>,
  { code, organizerId, actId }: ParsedInput<typeof call>,
): Promise<Outcome<Carried<null>>> {
  return carryStaffAct(acting, {
    name: 'cancel-tournament',
    target: { code },
    actId,
    secret: organizerId,
    isForQuickOnly: true,
    isForCancelled: true,
    decide: (tournament) => decide(tournament),
  })
}
