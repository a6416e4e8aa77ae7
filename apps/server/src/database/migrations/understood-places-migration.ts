import { type Kysely, SqliteAdapter, sql } from 'kysely'
import type { DatabaseMigration } from './migration.ts'
import { emptySqlite } from './search-words-migration.ts'

/**
 * Tournaments are found by the place that their location means, and quick ones by their game. What is deleted here is
 * written again when the server starts.
 */
export const understoodPlacesMigration: DatabaseMigration = {
  kind: 'contracting',
  makesSearchAnew: true,
  async up(db: Kysely<unknown>): Promise<void> {
    if (db.getExecutor().adapter instanceof SqliteAdapter) await emptySqlite(db)
    else await sql`truncate searched_tournaments`.execute(db)
    await sql`delete from search_buckets`.execute(db)
  },
}
