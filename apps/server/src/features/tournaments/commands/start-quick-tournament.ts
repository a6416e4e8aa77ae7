import type { ParsedInput } from '@tablee/contract/call'
import type { startQuickTournament as call } from '@tablee/contract/tournaments/start-quick-tournament'
import type { Outcome } from '@tablee/domain/outcome'
import { startTournament } from '@tablee/domain/tournaments/start-round'
import { drawSeed } from '../chance.ts'
import type { HeldTournament } from '../held-tournament.ts'
import type { Acting } from './carry-act.ts'
import { carryOrganizerAct } from './organizer-act.ts'

export function startQuickTournament(
  acting: Acting,
  { tournamentId, organizerId, actId }: ParsedInput<typeof call>,
): Promise<Outcome<HeldTournament>> {
  return carryOrganizerAct(acting, {
    name: 'start-quick-tournament',
    target: { id: tournamentId },
    actId,
    secret: organizerId,
    isForQuickOnly: true,
    decide: (tournament) => startTournament(tournament, drawSeed(acting.chance)),
  })
}
