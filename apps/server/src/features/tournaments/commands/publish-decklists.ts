import type { ParsedInput } from '@tablee/contract/call'
import type { publishDecklists as call } from '@tablee/contract/tournaments/publish-decklists'
import type { Outcome } from '@tablee/domain/outcome'
import { publishDecklists as decide } from '@tablee/domain/tournaments/publish-decklists'
import type { HeldTournament } from '../held-tournament.ts'
import type { Acting } from './carry-act.ts'
import { carryOrganizerAct } from './organizer-act.ts'

export function publishDecklists(
  acting: Acting,
  { tournamentId, arePublic, actId }: ParsedInput<typeof call>,
): Promise<Outcome<HeldTournament>> {
  return carryOrganizerAct(acting, {
    name: 'publish-decklists',
    target: { id: tournamentId },
    actId,
    secret: undefined,
    decide: (tournament) => decide(tournament, arePublic),
  })
}
