import { type Kysely, SqliteAdapter, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * PostgreSQL makes the tokens from words when it indexes a row, so that the rows are short; every bucket says its latest
 * start; starts have tokens of another kind. What is deleted here is written anew when the server starts.
 */
export const searchWordsMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    if (db.getExecutor().adapter instanceof SqliteAdapter) await emptySqlite(db)
    else await changePostgres(db)
    await db.schema
      .createTable('search_buckets')
      .addColumn('number', 'bigint', (column) => column.primaryKey())
      .addColumn('latest_start', 'text', (column) => column.notNull())
      .execute()
  },
}

async function emptySqlite(db: Kysely<unknown>): Promise<void> {
  // All at once: the trigger would look for the tokens of every row.
  await sql`insert into search_tokens (search_tokens) values ('delete-all')`.execute(db)
  await sql`drop trigger searched_tournaments_deleted`.execute(db)
  await sql`delete from searched_tournaments`.execute(db)
  await sql`create trigger searched_tournaments_deleted after delete on searched_tournaments begin
    delete from search_tokens where rowid = old.place; end`.execute(db)
}

async function changePostgres(db: Kysely<unknown>): Promise<void> {
  await sql`truncate searched_tournaments`.execute(db)
  await sql`drop index searched_tournaments_tokens`.execute(db)
  await sql`alter table searched_tournaments drop column tokens, add column words text not null`.execute(db)
  // The beginnings of every word, from its second letter on; "=" says that the word is meant whole. What stands between
  // two "_" is one character: only after an even number of them may a beginning end.
  await sql`create function search_tokens(place bigint, words text) returns tsvector
    language plpgsql immutable strict parallel safe as $$
    begin
      return (select array_to_tsvector(array_agg(ltrim(beginning, '=') || '@' || place / 16384))
        from string_to_table(words, ' ') as word
        cross join generate_series(case when word like '=%' then length(word) else 2 end, length(word)) as size
        cross join left(word, size) as beginning
        where length(replace(beginning, '_', '')) % 2 = size % 2);
    end $$`.execute(db)
  await createTokensIndex(db)
}

/** Entries go straight to their place: a list of pending ones would be read through by every question. */
export async function createTokensIndex(db: Kysely<unknown>): Promise<void> {
  await sql`create index searched_tournaments_tokens on searched_tournaments
    using gin (search_tokens(place, words)) with (fastupdate = off)`.execute(db)
}
