import { type Kysely, sql } from 'kysely'
import { dialectOf } from '../dialect/dialect.ts'
import type { DatabaseMigration } from './migration.ts'

/** On PostgreSQL every token names its bucket. The deleted index is written again at start. */
export const searchBucketsMigration: DatabaseMigration = {
  kind: 'contracting',
  makesSearchAnew: true,
  async up(db: Kysely<unknown>): Promise<void> {
    if (dialectOf(db).fullText === 'ordered') return
    await sql`delete from searched_tournaments`.execute(db)
    await sql`drop index searched_tournaments_tokens`.execute(db)
    await createTokensIndex(db)
  },
}

/** Every query would read through a pending list. */
async function createTokensIndex(db: Kysely<unknown>): Promise<void> {
  await sql`create index searched_tournaments_tokens on searched_tournaments
    using gin (tokens) with (fastupdate = off)`.execute(db)
}
