import type { ParsedInput } from '@tablee/contract/call'
import type { deleteQuickTournamentPlayer as call } from '@tablee/contract/tournaments/delete-quick-tournament-player'
import type { Outcome } from '@tablee/domain/outcome'
import { removePlayer } from '@tablee/domain/tournaments/remove-player'
import { findReferredPlayer } from '../find-referred-player.ts'
import type { HeldTournament } from '../held-tournament.ts'
import type { Acting } from './carry-act.ts'
import { carryOrganizerAct } from './organizer-act.ts'

export function deleteQuickTournamentPlayer(
  acting: Acting,
  { code, organizerId, actId, ...reference }: ParsedInput<typeof call>,
): Promise<Outcome<HeldTournament>> {
  return carryOrganizerAct(acting, {
    name: 'delete-quick-tournament-player',
    target: { code },
    actId,
    secret: organizerId,
    isForQuickOnly: true,
    decide: (tournament) => {
      const player = findReferredPlayer(tournament, reference)
      return player.accepted ? removePlayer(tournament, player.value.id) : player
    },
  })
}
