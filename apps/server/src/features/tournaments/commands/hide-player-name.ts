import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { hidePlayerName as call } from '@tablee/contract/tournaments/hide-player-name'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { type HiddenName, hideName, playerNumber, showName, stillHidden } from '@tablee/domain/tournaments/hide-name'
import { findReferredPlayer } from '@tablee/domain/tournaments/player-reference'
import { dropHiddenName, keepHiddenName, listHiddenNames } from '../hidden-name-store.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { type Carried, carryAct } from './carry-act.ts'

/** The name leaves the tournament for a row of its own, which only those who run it may read; or it comes back. */
export function hidePlayerName(
  acting: Acting<TournamentGround>,
  { code, organizerId, actId, isHidden, ...reference }: ParsedInput<typeof call>,
): Promise<Outcome<Carried<HiddenName | null>>> {
  return carryAct<readonly HiddenName[], HiddenName | null>(acting, {
    name: 'hide-player-name',
    target: { code },
    actId,
    isForCancelled: true,
    claim: { as: 'staff', secret: organizerId, caller: acting.caller },
    load: (tx, { tournament: { id } }) => listHiddenNames(tx.db, id),
    decide: ({ tournament }, kept) => {
      if (tournament.announcement) return refuse('wrong_tournament_type')
      const found = findReferredPlayer(tournament, reference)
      if (!found.accepted) return found
      const { id: playerId, name } = found.value
      const before = stillHidden(tournament, kept).find((one) => one.playerId === playerId) ?? null
      if (isHidden === (before !== null)) return accept({ changes: [], result: null })
      const hidden = before ?? { playerId, name, shownAs: playerNumber(tournament, playerId) }
      const changes = isHidden ? hideName(tournament, hidden) : showName(tournament, hidden)
      return changes.accepted ? accept({ changes: changes.value, result: hidden }) : changes
    },
    beside: async (tx, { held, result }) => {
      if (result === null) return
      const { id } = held.tournament
      if (isHidden) await keepHiddenName(tx.db, id, result)
      else await dropHiddenName(tx.db, id, result.playerId)
    },
  })
}
