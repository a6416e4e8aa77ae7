import type { FollowingConsequence } from '@tablee/contract/serving/consequence'
import type { Change } from '@tablee/domain/tournaments/change'
import type { HiddenName } from '@tablee/domain/tournaments/players/hide-name'
import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import type { Transaction } from '../../../database/database.ts'
import { dropHiddenName, keepHiddenNames } from '../hidden-name-store.ts'

/** The real names of a quick youth event, beside what everybody reads; those of an announced one stand in its registrations. */
export const realNames: FollowingConsequence<Transaction> = {
  name: 'real names',
  of: ({ after, changes }) => {
    if (!after.isYouth || after.announcement) return []
    const real = realNamesIn(changes)
    const gone = renamedWhole(changes)
    if (real.length === 0 && gone.length === 0) return []
    return [
      {
        keep: async ({ db }) => {
          for (const playerId of gone) await dropHiddenName(db, after.id, playerId)
          await keepHiddenNames(db, after.id, real)
        },
      },
    ]
  },
}

/** In the order of the changes, the last for each player. */
export function realNamesIn(changes: readonly Change[]): readonly HiddenName[] {
  const real = changes.flatMap((change): readonly HiddenName[] =>
    (change.kind === 'player_added' || change.kind === 'player_renamed') && change.realName !== undefined
      ? [{ playerId: change.playerId, name: change.realName, shownAs: change.name }]
      : [],
  )
  return [...new Map(real.map((one) => [one.playerId, one])).values()]
}

/** Under a new name that everybody reads, and those who are gone. */
function renamedWhole(changes: readonly Change[]): readonly PlayerId[] {
  return changes.flatMap((change) => {
    const isWhole = change.kind === 'player_renamed' && change.realName === undefined
    return isWhole || change.kind === 'player_removed' ? [change.playerId] : []
  })
}
