import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { reopenTournament as call } from '@tablee/contract/tournaments/reopen-tournament'
import type { Outcome } from '@tablee/domain/outcome'
import { reopenTournament as decide } from '@tablee/domain/tournaments/reopen-tournament'
import type { TournamentGround } from '../tournament-ground.ts'
import type { Carried } from './carry-act.ts'
import { carryStaffAct } from './staff-act.ts'

export function reopenTournament(
  acting: Acting<TournamentGround>,
  { code, organizerId, actId }: ParsedInput<typeof call>,
): Promise<Outcome<Carried<null>>> {
  return carryStaffAct(acting, {
    name: 'reopen-tournament',
    target: { code },
    actId,
    secret: organizerId,
    decide,
  })
}
