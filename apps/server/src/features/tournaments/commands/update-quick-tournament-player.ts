import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { updateQuickTournamentPlayer as call } from '@tablee/contract/tournaments/update-quick-tournament-player'
import type { Outcome } from '@tablee/domain/outcome'
import { renamePlayer } from '@tablee/domain/tournaments/rename-player'
import { findReferredPlayer } from '../find-referred-player.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import type { Carried } from './carry-act.ts'
import { carryStaffAct } from './staff-act.ts'

export function updateQuickTournamentPlayer(
  acting: Acting<TournamentGround>,
  { code, organizerId, actId, newPlayerName: name, ...reference }: ParsedInput<typeof call>,
): Promise<Outcome<Carried<null>>> {
  return carryStaffAct(acting, {
    name: 'update-quick-tournament-player',
    target: { code },
    actId,
    secret: organizerId,
    isForQuickOnly: true,
    decide: (tournament) => {
      const player = findReferredPlayer(tournament, reference)
      return player.accepted ? renamePlayer(tournament, { playerId: player.value.id, name }) : player
    },
  })
}
