import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { leaveQuickTournament as call } from '@tablee/contract/tournaments/leave-quick-tournament'
import type { Outcome } from '@tablee/domain/outcome'
import { removePlayer } from '@tablee/domain/tournaments/remove-player'
import type { TournamentGround } from '../tournament-ground.ts'
import { type Carried, nothingToLoad } from './carry-act.ts'
import { carryOwnAct } from './own-act.ts'

export function leaveQuickTournament(
  acting: Acting<TournamentGround>,
  { code, playerId: secret, actId }: ParsedInput<typeof call>,
): Promise<Outcome<Carried<null>>> {
  return carryOwnAct(acting, {
    name: 'leave-quick-tournament',
    code,
    actId,
    secret,
    load: nothingToLoad,
    decide: (tournament, playerId) => removePlayer(tournament, playerId, 'player'),
  })
}
