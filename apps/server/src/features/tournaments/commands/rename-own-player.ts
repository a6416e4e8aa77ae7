import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { renameOwnPlayer as call } from '@tablee/contract/tournaments/rename-own-player'
import type { Outcome } from '@tablee/domain/outcome'
import { stillHidden } from '@tablee/domain/tournaments/hide-name'
import { renameOwnPlayer as decide } from '@tablee/domain/tournaments/rename-own-player'
import { listHiddenNames } from '../hidden-name-store.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import type { Carried } from './carry-act.ts'
import { carryOwnAct } from './own-act.ts'

export function renameOwnPlayer(
  acting: Acting<TournamentGround>,
  { code, playerId: secret, newPlayerName: name, actId }: ParsedInput<typeof call>,
): Promise<Outcome<Carried<null>>> {
  return carryOwnAct(acting, {
    name: 'rename-own-player',
    code,
    actId,
    secret,
    load: async (tx, { tournament }) => stillHidden(tournament, await listHiddenNames(tx.db, tournament.id)),
    decide: (tournament, playerId, hidden) => decide(tournament, { playerId, name }, hidden),
  })
}
