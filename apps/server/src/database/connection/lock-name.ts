import { sql } from 'kysely'
import type { Transaction } from '../database.ts'

/** Transactions with the same name wait for each other. SQLite has a single writer anyway. */
export async function lockName(tx: Transaction, name: string): Promise<void> {
  if (tx.dialect.writesTogether) await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx.db)
}
