import type { ParsedInput } from '@tablee/contract/call'
import type { undoRound as call } from '@tablee/contract/tournaments/undo-round'
import type { Outcome } from '@tablee/domain/outcome'
import { undoRound as decide } from '@tablee/domain/tournaments/undo-round'
import type { HeldTournament } from '../held-tournament.ts'
import type { Acting } from './carry-act.ts'
import { carryOrganizerAct } from './organizer-act.ts'

export function undoRound(
  acting: Acting,
  { code, organizerId, roundNumber, actId }: ParsedInput<typeof call>,
): Promise<Outcome<HeldTournament>> {
  return carryOrganizerAct(acting, {
    name: 'undo-round',
    target: { code },
    actId,
    secret: organizerId,
    decide: (tournament) => decide(tournament, roundNumber),
  })
}
