import { type Kysely, sql } from 'kysely'
import { dialectOf } from '../dialect/dialect.ts'
import type { DatabaseMigration } from './migration.ts'

export const searchMigration: DatabaseMigration = {
  kind: 'expanding',
  makesSearchAnew: true,
  async up(db: Kysely<unknown>): Promise<void> {
    if (dialectOf(db).fullText === 'ordered') await createForSqlite(db)
    else await createForPostgres(db)
  },
}

async function createForSqlite(db: Kysely<unknown>): Promise<void> {
  // A separate number, never reused: the index knows a row by nothing else.
  await sql`create table searched_tournaments (
    place integer primary key autoincrement,
    tournament_id text not null unique references tournaments (id) on delete cascade)`.execute(db)
  await sql`create virtual table search_tokens using fts5 (
    tokens, content = '', contentless_delete = 1, detail = none, tokenize = "ascii tokenchars '_'")`.execute(db)
  await sql`create trigger searched_tournaments_deleted after delete on searched_tournaments begin
    delete from search_tokens where rowid = old.place; end`.execute(db)
}

async function createForPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create table searched_tournaments (
    place bigint generated always as identity primary key,
    tournament_id text not null unique references tournaments (id) on delete cascade,
    tokens tsvector not null)`.execute(db)
  await sql`create index searched_tournaments_tokens on searched_tournaments
    using gin (tokens, (array_to_tsvector(array[(place / 16384)::text]))) with (fastupdate = off)`.execute(db)
}
