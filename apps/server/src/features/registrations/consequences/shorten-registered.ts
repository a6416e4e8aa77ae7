import type { AddingConsequence, Addition, LaterTurn } from '@tablee/contract/serving/consequence'
import { shortenNames } from '@tablee/domain/registrations/shorten-names'
import type { Transaction } from '../../../database/database.ts'
import { listNamedRegistrations, writeShownNames } from '../shown-name-store.ts'

type NamingGround = { readonly now: () => Date }

/** In the transaction that marks the event, so that nobody reads a name between. */
export function shortenRegistered(ground: NamingGround): AddingConsequence<Transaction> {
  return {
    name: 'names of registered minors',
    of: (turn) => {
      const { before, after } = turn
      if (!after.announcement || before.isYouth || !after.isYouth) return []
      return [(tx) => shorten(ground, tx, turn)]
    },
  }
}

async function shorten(
  ground: NamingGround,
  tx: Transaction,
  { after }: LaterTurn,
): Promise<Addition<Transaction> | null> {
  const decisions = shortenNames(after, await listNamedRegistrations(tx.db, after.id))
  if (decisions.length === 0) return null
  const updatedAt = ground.now().toISOString()
  return {
    changes: decisions.flatMap(({ changes }) => changes),
    keep: ({ db }) =>
      writeShownNames(
        db,
        decisions.map(({ registration }) => registration),
        updatedAt,
      ),
  }
}
