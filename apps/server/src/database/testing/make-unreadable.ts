import { readFileSync, writeFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Overwrites all but the header of an open SQLite file, with nothing cached. */
export async function makeUnreadable(database: Database, file: string): Promise<void> {
  await database.read((db) => sql`pragma wal_checkpoint(truncate)`.execute(db))
  await database.read((db) => sql`pragma cache_size = 0`.execute(db))
  const bytes = readFileSync(file)
  writeFileSync(file, Buffer.concat([bytes.subarray(0, 100), Buffer.alloc(bytes.length - 100, 0xff)]))
}
