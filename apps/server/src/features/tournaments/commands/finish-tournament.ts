import type { ParsedInput } from '@tablee/contract/call'
import type { finishTournament as call } from '@tablee/contract/tournaments/finish-tournament'
import type { Outcome } from '@tablee/domain/outcome'
import { finishTournament as decide } from '@tablee/domain/tournaments/finish-tournament'
import type { HeldTournament } from '../held-tournament.ts'
import type { Acting } from './carry-act.ts'
import { carryOrganizerAct } from './organizer-act.ts'

export function finishTournament(
  acting: Acting,
  { tournamentId, organizerId, actId }: ParsedInput<typeof call>,
): Promise<Outcome<HeldTournament>> {
  return carryOrganizerAct(acting, {
    name: 'finish-tournament',
    target: { id: tournamentId },
    actId,
    secret: organizerId,
    decide: (tournament) => decide(tournament),
  })
}
