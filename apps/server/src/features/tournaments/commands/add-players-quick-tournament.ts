import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { addPlayersQuickTournament as call } from '@tablee/contract/tournaments/add-players-quick-tournament'
import type { Outcome } from '@tablee/domain/outcome'
import { addPlayers } from '@tablee/domain/tournaments/add-player'
import { drawPlayerId } from '../chance.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import type { Carried } from './carry-act.ts'
import { carryStaffAct } from './staff-act.ts'

export function addPlayersQuickTournament(
  acting: Acting<TournamentGround>,
  { code, organizerId, playerNames, actId }: ParsedInput<typeof call>,
): Promise<Outcome<Carried<null>>> {
  const players = playerNames.map((name) => ({ name, newPlayerId: drawPlayerId(acting.chance) }))
  return carryStaffAct(acting, {
    name: 'add-players-quick-tournament',
    target: { code },
    actId,
    secret: organizerId,
    isForQuickOnly: true,
    decide: (tournament) => addPlayers(tournament, players),
  })
}
