import { sql } from 'kysely'
import type { Transaction } from '../database.ts'

/** Makes transactions that use the same name wait for one another. SQLite has one writer at a time anyway. */
export async function lockName(tx: Transaction, name: string): Promise<void> {
  if (tx.dialect.writesTogether) await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx.db)
}
