import { type Kysely, sql } from 'kysely'
import { dialectOf } from '../dialect/dialect.ts'
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
    if (dialectOf(db).fullText === 'ordered') await emptySqlite(db)
    else await sql`truncate searched_tournaments`.execute(db)
    await sql`delete from search_buckets`.execute(db)
  },
}
