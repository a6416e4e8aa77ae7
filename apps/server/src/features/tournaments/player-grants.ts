import type { Change } from '@tablee/domain/tournaments/change'
import { type Grant, playerHeldBy } from './held-tournament.ts'
import type { Subject } from './secret.ts'

/** The players that the changes make of somebody: from now on their own secret acts for them. */
export function playerGrants(changes: readonly Change[], { publicId, hash }: Subject): readonly Grant[] {
  return changes.flatMap((change) =>
    (change.kind === 'player_added' || change.kind === 'player_claimed') && change.publicId === publicId
      ? [playerHeldBy(change.playerId, hash)]
      : [],
  )
}
