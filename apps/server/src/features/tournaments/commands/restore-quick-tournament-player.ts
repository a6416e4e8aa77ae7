import type { ParsedInput } from '@tablee/contract/call'
import type { restoreQuickTournamentPlayer as call } from '@tablee/contract/tournaments/restore-quick-tournament-player'
import type { Outcome } from '@tablee/domain/outcome'
import { restorePlayer } from '@tablee/domain/tournaments/remove-player'
import { findReferredPlayer } from '../find-referred-player.ts'
import type { HeldTournament } from '../held-tournament.ts'
import type { Acting } from './carry-act.ts'
import { carryOrganizerAct } from './organizer-act.ts'

export function restoreQuickTournamentPlayer(
  acting: Acting,
  { code, organizerId, actId, ...reference }: ParsedInput<typeof call>,
): Promise<Outcome<HeldTournament>> {
  return carryOrganizerAct(acting, {
    name: 'restore-quick-tournament-player',
    target: { code },
    actId,
    secret: organizerId,
    isForQuickOnly: true,
    decide: (tournament) => {
      const player = findReferredPlayer(tournament, reference)
      return player.accepted ? restorePlayer(tournament, player.value.id) : player
    },
  })
}
