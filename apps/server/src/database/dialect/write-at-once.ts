import { sql } from 'kysely'
import type { Transaction } from '../database.ts'
import { writeLater } from './ask-at-once.ts'
import { type Built, compiledTogether, runStatement, type Statement } from './kept-statement.ts'

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
  if (statements.length < 2 || statements.length > MOST_AT_ONCE || !dialect.writesAtOnce) {
    for (const statement of statements) await runStatement(db, statement)
    return
  }
  const compiled = compiledTogether(db, statements, (parts) => {
    const named = parts.slice(0, -1).map((part, index) => sql`${sql.id(`written${index}`)} as (${part})`)
    const together = sql`with ${sql.join(named)} ${parts.at(-1) as Built}`
    return { compile: () => together.compile(db) }
  })
  if (tx.isAlone) await writeLater(tx, { compile: () => compiled })
  else await db.executeQuery(compiled)
}
