import { type Kysely, sql } from 'kysely'
import { dialectOf } from '../dialect/dialect.ts'
import type { DatabaseMigration } from './migration.ts'

/** PostgreSQL derives tokens from words while indexing, so rows stay short. The deleted index is written again at start. */
export const searchWordsMigration: DatabaseMigration = {
  kind: 'contracting',
  makesSearchAnew: true,
  async up(db: Kysely<unknown>): Promise<void> {
    if (dialectOf(db).fullText === 'ordered') await emptySqlite(db)
    else await changePostgres(db)
    await db.schema
      .createTable('search_buckets')
      .addColumn('number', 'bigint', (column) => column.primaryKey())
      .addColumn('latest_start', 'text', (column) => column.notNull())
      .execute()
  },
}

export async function emptySqlite(db: Kysely<unknown>): Promise<void> {
  // All at once: the trigger would look up the tokens of every row.
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
  // The beginnings of every word, from its second letter; "=" marks a whole word. Text between two "_" is one character: a beginning may
  // end only after an even number of them. The cost keeps the planner from computing tokens per row instead of using the index.
  await sql`create function search_tokens(place bigint, words text) returns tsvector
    language plpgsql immutable strict parallel safe cost 2000 as $$
    declare
      bucket constant text := '@' || place / 16384;
      tokens text[] := '{}';
      word text;
    begin
      foreach word in array string_to_array(words, ' ') loop
        if word like '=%' then
          tokens := tokens || (substr(word, 2) || bucket);
        else
          for size in 2..length(word) loop
            if length(replace(left(word, size), '_', '')) % 2 = size % 2 then
              tokens := tokens || (left(word, size) || bucket);
            end if;
          end loop;
        end if;
      end loop;
      return array_to_tsvector(tokens);
    end $$`.execute(db)
  await createTokensIndex(db)
}

/** Every query would read through a pending list. */
export async function createTokensIndex(db: Kysely<unknown>): Promise<void> {
  await sql`create index searched_tournaments_tokens on searched_tournaments
    using gin (search_tokens(place, words)) with (fastupdate = off)`.execute(db)
}
