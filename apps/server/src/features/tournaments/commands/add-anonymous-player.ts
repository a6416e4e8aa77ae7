import type { ParsedInput } from '@tablee/contract/call'
import type { addAnonymousPlayer as call } from '@tablee/contract/tournaments/add-anonymous-player'
import type { Outcome } from '@tablee/domain/outcome'
import { addPlayer } from '@tablee/domain/tournaments/add-player'
import { drawPlayerId } from '../chance.ts'
import type { HeldTournament } from '../held-tournament.ts'
import type { Acting } from './carry-act.ts'
import { carryOrganizerAct } from './organizer-act.ts'

export function addAnonymousPlayer(
  acting: Acting,
  { code, organizerId, playerName, actId }: ParsedInput<typeof call>,
): Promise<Outcome<HeldTournament>> {
  return carryOrganizerAct(acting, {
    name: 'add-anonymous-player',
    target: { code },
    actId,
    secret: organizerId,
    isForQuickOnly: true,
    decide: (tournament) => addPlayer(tournament, { name: playerName, newPlayerId: drawPlayerId(acting.chance) }),
  })
}
