import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { addAnonymousPlayer as call } from '@tablee/contract/tournaments/add-anonymous-player'
import type { Outcome } from '@tablee/domain/outcome'
import { addPlayer } from '@tablee/domain/tournaments/add-player'
import { drawPlayerId } from '../chance.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import type { Carried } from './carry-act.ts'
import { carryStaffAct } from './staff-act.ts'

export function addAnonymousPlayer(
  acting: Acting<TournamentGround>,
  { code, organizerId, playerName, actId }: ParsedInput<typeof call>,
): Promise<Outcome<Carried<null>>> {
  const newPlayerId = drawPlayerId(acting.chance)
  return carryStaffAct(acting, {
    name: 'add-anonymous-player',
    target: { code },
    actId,
    secret: organizerId,
    isForQuickOnly: true,
    decide: (tournament) => addPlayer(tournament, { name: playerName, newPlayerId }),
  })
}
