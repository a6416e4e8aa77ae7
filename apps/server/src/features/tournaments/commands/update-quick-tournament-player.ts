import type { ParsedInput } from '@tablee/contract/call'
import type { updateQuickTournamentPlayer as call } from '@tablee/contract/tournaments/update-quick-tournament-player'
import type { Outcome } from '@tablee/domain/outcome'
import { renamePlayer } from '@tablee/domain/tournaments/rename-player'
import { findReferredPlayer } from '../find-referred-player.ts'
import type { HeldTournament } from '../held-tournament.ts'
import type { Acting } from './carry-act.ts'
import { carryOrganizerAct } from './organizer-act.ts'

export function updateQuickTournamentPlayer(
  acting: Acting,
  { code, organizerId, actId, newPlayerName: name, ...reference }: ParsedInput<typeof call>,
): Promise<Outcome<HeldTournament>> {
  return carryOrganizerAct(acting, {
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
