import { type Kysely, sql } from 'kysely'
import { dialectOf } from '../dialect/dialect.ts'
import type { DatabaseMigration } from './migration.ts'
import { emptySqlite } from './search-words-migration.ts'

/** The deleted search index is written again at start. */
export const understoodPlacesMigration: DatabaseMigration = {
  kind: 'contracting',
  makesSearchAnew: true,
  async up(db: Kysely<unknown>): Promise<void> {
    if (dialectOf(db).fullText === 'ordered') await emptySqlite(db)
    else await sql`truncate searched_tournaments`.execute(db)
    await sql`delete from search_buckets`.execute(db)
  },
}
