import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { renameOwnPlayer as call } from '@tablee/contract/tournaments/rename-own-player'
import type { Outcome } from '@tablee/domain/outcome'
import { stillHidden } from '@tablee/domain/tournaments/players/hide-name'
import { listHiddenNames } from '../hidden-name-store.ts'
import { sentByPlayer } from '../sent-act.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import type { Carried } from './carry-act.ts'
import { carryLookedUp } from './carry-decided.ts'

export function renameOwnPlayer(
  acting: Acting<TournamentGround>,
  { newPlayerName, ...sent }: ParsedInput<typeof call>,
): Promise<Outcome<Carried<null>>> {
  return carryLookedUp(acting, sentByPlayer(acting, sent), {
    name: 'rename-own-player',
    input: { newPlayerName },
    look: async (tx, { tournament }) => ({
      hidden: stillHidden(tournament, await listHiddenNames(tx.db, tournament.id)),
    }),
  })
}
