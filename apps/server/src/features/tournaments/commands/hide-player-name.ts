import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { hidePlayerName as call } from '@tablee/contract/tournaments/hide-player-name'
import { accept, type Outcome } from '@tablee/domain/outcome'
import { decideAct } from '@tablee/domain/tournaments/acts/decide-act'
import { type HiddenName, hiddenNameOf } from '@tablee/domain/tournaments/players/hide-name'
import { findReferredPlayer } from '@tablee/domain/tournaments/players/player-reference'
import { dropHiddenName, keepHiddenName, listHiddenNames } from '../hidden-name-store.ts'
import { sentByStaff } from '../sent-act.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import type { Carried } from './carry-act.ts'
import { carryWider } from './carry-decided.ts'

/** Only those who run the tournament may read the name's row. */
export function hidePlayerName(
  acting: Acting<TournamentGround>,
  { isHidden, playerId, playerName, playerKey, ...sent }: ParsedInput<typeof call>,
): Promise<Outcome<Carried<HiddenName | null>>> {
  const reference = { playerId, playerName, playerKey }
  const act = { name: 'hide-player-name', input: { ...reference, isHidden } } as const
  return carryWider<readonly HiddenName[], HiddenName | null>(acting, sentByStaff(acting, sent), {
    act,
    load: (tx, { tournament: { id } }) => listHiddenNames(tx.db, id),
    decide: ({ tournament }, kept, deciding) => {
      const changes = decideAct(tournament, act, { ...deciding, beside: { kept } })
      if (!changes.accepted) return changes
      const player = findReferredPlayer(tournament, reference)
      const isMoved = changes.value.length > 0 && player.accepted
      return accept({
        changes: changes.value,
        leantOn: { kept },
        result: isMoved ? hiddenNameOf(tournament, player.value, kept).hidden : null,
      })
    },
    beside: async (tx, { held, result }) => {
      if (result === null) return
      const { id } = held.tournament
      if (isHidden) await keepHiddenName(tx.db, id, result)
      // At a youth event the name is shortened again, and kept.
      else if (!held.tournament.isYouth) await dropHiddenName(tx.db, id, result.playerId)
    },
  })
}
