import { type Compilable, type OperationNodeSource, sql } from 'kysely'
import type { Transaction } from '../database.ts'
import { writeLater } from './ask-at-once.ts'

/** One that writes and has not run yet. */
export type Statement = OperationNodeSource & Compilable & { readonly execute: () => Promise<unknown> }

/** More in one takes longer to plan than the ways there and back that it spares. */
const MOST_AT_ONCE = 8

/**
 * Runs statements of which none needs what another one writes, and which write different rows: together, where the database takes
 * several in one, for each has a way there and back.
 */
export async function writeAtOnce(
  tx: Pick<Transaction, 'db' | 'dialect' | 'isAlone'>,
  statements: readonly Statement[],
): Promise<void> {
  const { db, dialect } = tx
  const [first, ...others] = statements.toReversed()
  if (!first || others.length === 0 || others.length >= MOST_AT_ONCE || !dialect.writesAtOnce) {
    for (const statement of statements) await statement.execute()
    return
  }
  const named = others.toReversed().map((statement, index) => sql`${sql.id(`written${index}`)} as (${statement})`)
  const together = sql`with ${sql.join(named)} ${first}`
  if (tx.isAlone) await writeLater(tx, { compile: () => together.compile(db) })
  else await together.execute(db)
}
