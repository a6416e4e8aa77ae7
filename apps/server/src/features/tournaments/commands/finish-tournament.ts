import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { finishTournament as call } from '@tablee/contract/tournaments/finish-tournament'
import type { Outcome } from '@tablee/domain/outcome'
import { finishTournament as decide } from '@tablee/domain/tournaments/finish-tournament'
import type { TournamentGround } from '../tournament-ground.ts'
import type { Carried } from './carry-act.ts'
import { carryStaffAct } from './staff-act.ts'

export function finishTournament(
  acting: Acting<TournamentGround>,
  { tournamentId, organizerId, actId }: ParsedInput<typeof call>,
): Promise<Outcome<Carried<null>>> {
  return carryStaffAct(acting, {
    name: 'finish-tournament',
    target: { id: tournamentId },
    actId,
    secret: organizerId,
    decide: (tournament) => decide(tournament),
  })
}
