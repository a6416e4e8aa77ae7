import { type Kysely, sql } from 'kysely'
import { dialectOf } from '../dialect/dialect.ts'
import type { DatabaseMigration } from './migration.ts'
import { understoodPlacesMigration } from './understood-places-migration.ts'

/** The deleted index is written again at start. */
export const searchByNameMigration: DatabaseMigration = {
  kind: 'contracting',
  makesSearchAnew: true,
  async up(db: Kysely<unknown>): Promise<void> {
    await understoodPlacesMigration.up(db)
    const isOrdered = dialectOf(db).fullText === 'ordered'
    for (const column of isOrdered ? ['words', 'name', 'created_at'] : ['name', 'created_at']) {
      await sql`alter table searched_tournaments add column ${sql.ref(column)} text not null default ''`.execute(db)
    }
    await sql`alter table searched_tournaments add column name_range bigint not null default 0`.execute(db)
    await sql`create index searched_tournaments_range on searched_tournaments (name_range)`.execute(db)
    await createRanges(db)
    if (isOrdered) await createForSqlite(db)
    else await createNamedTokensIndex(db)
  },
}

async function createRanges(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('search_ranges')
    .addColumn('number', 'bigint', (column) => column.primaryKey())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('first_created_at', 'text', (column) => column.notNull())
    .addColumn('first_id', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('search_ranges_first')
    .on('search_ranges')
    .columns(['first_name', 'first_created_at', 'first_id'])
    .execute()
  await sql`insert into search_ranges (number, first_name, first_created_at, first_id) values (0, '', '', '')`.execute(
    db,
  )
}

async function createForSqlite(db: Kysely<unknown>): Promise<void> {
  // The key holds the range in its upper bits and the place in the lower ones.
  await sql`create virtual table search_named_tokens using fts5 (
    tokens, content = '', contentless_delete = 1, detail = none, tokenize = "ascii tokenchars '_'")`.execute(db)
  await sql`create trigger searched_tournaments_unnamed after delete on searched_tournaments begin
    delete from search_named_tokens where rowid = (old.name_range << 28) | old.place; end`.execute(db)
}

/** The function derives the bucket number from the place; here that is the range's number. */
export async function createNamedTokensIndex(db: Kysely<unknown>): Promise<void> {
  await sql`create index searched_tournaments_named on searched_tournaments
    using gin (search_tokens(name_range * 16384, words)) with (fastupdate = off)`.execute(db)
}
