import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { deleteQuickTournamentPlayer as call } from '@tablee/contract/tournaments/delete-quick-tournament-player'
import type { Outcome } from '@tablee/domain/outcome'
import { removePlayer } from '@tablee/domain/tournaments/remove-player'
import { findReferredPlayer } from '../find-referred-player.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import type { Carried } from './carry-act.ts'
import { carryStaffAct } from './staff-act.ts'

export function deleteQuickTournamentPlayer(
  acting: Acting<TournamentGround>,
  { code, organizerId, actId, ...reference }: ParsedInput<typeof call>,
): Promise<Outcome<Carried<null>>> {
  return carryStaffAct(acting, {
    name: 'delete-quick-tournament-player',
    target: { code },
    actId,
    secret: organizerId,
    isForQuickOnly: true,
    decide: (tournament) => {
      const player = findReferredPlayer(tournament, reference)
      return player.accepted ? removePlayer(tournament, player.value.id, 'staff') : player
    },
  })
}
