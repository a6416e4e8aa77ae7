import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { returnToQuickTournament as call } from '@tablee/contract/tournaments/return-to-quick-tournament'
import type { Outcome } from '@tablee/domain/outcome'
import { returnToTournament } from '@tablee/domain/tournaments/return-to-tournament'
import { listLatestDropActs } from '../journal-store.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import type { Carried } from './carry-act.ts'
import { carryOwnAct } from './own-act.ts'

export function returnToQuickTournament(
  acting: Acting<TournamentGround>,
  { code, playerId: secret, actId }: ParsedInput<typeof call>,
): Promise<Outcome<Carried<null>>> {
  return carryOwnAct(acting, {
    name: 'return-to-quick-tournament',
    code,
    actId,
    secret,
    load: (tx, { tournament }) => listLatestDropActs(tx.db, tournament.id),
    decide: (tournament, playerId, acts) =>
      returnToTournament(tournament, { playerId, hasLeftAlone: acts.get(playerId) === 'leave-quick-tournament' }),
  })
}
