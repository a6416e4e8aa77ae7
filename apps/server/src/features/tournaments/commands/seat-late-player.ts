import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { seatLatePlayer as call } from '@tablee/contract/tournaments/seat-late-player'
import type { Outcome } from '@tablee/domain/outcome'
import { seatLatePlayer as decide } from '@tablee/domain/tournaments/seat-late-player'
import { findReferredPlayer } from '../find-referred-player.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import type { Carried } from './carry-act.ts'
import { carryStaffAct } from './staff-act.ts'

export function seatLatePlayer(
  acting: Acting<TournamentGround>,
  { code, organizerId, roundNumber: round, opponent = null, actId, ...reference }: ParsedInput<typeof call>,
): Promise<Outcome<Carried<null>>> {
  return carryStaffAct(acting, {
    name: 'seat-late-player',
    target: { code },
    actId,
    secret: organizerId,
    decide: (tournament) => {
      const player = findReferredPlayer(tournament, reference)
      return player.accepted ? decide(tournament, { playerId: player.value.id, round, opponent }) : player
    },
  })
}
