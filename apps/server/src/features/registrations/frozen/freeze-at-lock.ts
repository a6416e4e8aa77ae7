import type { FollowingConsequence } from '@tablee/contract/serving/consequence'
import { areDecksLocked } from '@tablee/domain/decklists/deck-lock'
import type { RegistrationId } from '@tablee/domain/registrations/registration'
import type { Change } from '@tablee/domain/tournaments/change'
import { isFinished } from '@tablee/domain/tournaments/kinds/phase'
import type { Transaction } from '../../../database/database.ts'
import { freezeEvent, type Keeping } from './freeze-locked.ts'

/** Lists are kept after the act that locks them, and of whoever comes later after theirs. What is missed here the next look finds. */
export function freezeAtLock(keeping: Keeping): FollowingConsequence<Transaction> {
  return {
    name: 'lists that are locked',
    of: ({ before, after, changes }) => {
      const now = keeping.now().toISOString()
      if (isFinished(after) || !areDecksLocked(after, now)) return []
      const isNew = before !== null && !areDecksLocked(before, now)
      const moved = isNew ? null : movedIn(changes)
      if (moved?.length === 0) return []
      return [{ tell: () => void freezeEvent(keeping, after.id, { only: moved }).catch(() => {}) }]
    },
  }
}

function movedIn(changes: readonly Change[]): readonly RegistrationId[] {
  return changes.flatMap((change) =>
    change.kind === 'registration_moved' && change.status === 'confirmed' ? [change.id] : [],
  )
}
