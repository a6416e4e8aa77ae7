import { sql } from 'kysely'
import type { Queryable, Transaction } from '../database.ts'
import type { SearchedTournamentsTable } from '../tables/search-tables.ts'
import { type Moved, makeRoom, nameKeyOf, rangeOfKey } from './name-ranges.ts'
import { namedRow } from './search-by-name.ts'
import { BUCKET_SIZE } from './search-index.ts'
import { checkToken, tokensOfWords, wordsOfTokens } from './search-words.ts'

export type FoundBy = { readonly tokens: readonly string[]; readonly startsAt: string | null }

/** In the transaction that changes the tournament. */
export async function writeFoundBy(
  tx: Transaction,
  tournamentId: string,
  { tokens, startsAt }: FoundBy,
): Promise<void> {
  const { db, dialect } = tx
  for (const token of tokens) checkToken(token)
  const known = await db
    .selectFrom('searched_tournaments')
    .select(['place', 'name_range as range'])
    .where('tournament_id', '=', tournamentId)
    .executeTakeFirst()
  const key = await nameKeyOf(db, tournamentId)
  const moved = known ? null : await makeRoom(tx, key)
  if (moved) await moveToRange(tx, moved)
  const range = await rangeOfKey(tx, key)
  const row = { words: wordsOfTokens(tokens), name: key.name, created_at: key.created_at, name_range: range }
  if (known && dialect.fullText === 'ordered') await dropTokens(db, known)
  const place = known ? await updateRow(db, known.place, row) : await insertRow(db, tournamentId, row)
  if (dialect.fullText === 'ordered') await addTokens(db, { range, place }, tokens)
  if (startsAt !== null) await raiseLatestStart(db, Math.floor(place / BUCKET_SIZE), startsAt)
}

type Row = Readonly<Omit<SearchedTournamentsTable, 'place' | 'tournament_id'>>

async function insertRow(db: Queryable, tournamentId: string, row: Row): Promise<number> {
  // Not "on conflict": that would use up a place each time.
  const { place } = await db
    .insertInto('searched_tournaments')
    .values({ tournament_id: tournamentId, ...row })
    .returning('place')
    .executeTakeFirstOrThrow()
  return Number(place)
}

async function updateRow(db: Queryable, place: number, row: Row): Promise<number> {
  await db.updateTable('searched_tournaments').set(row).where('place', '=', place).execute()
  return Number(place)
}

type NamedRow = { readonly range: number; readonly place: number }

async function addTokens(db: Queryable, row: NamedRow, tokens: readonly string[]): Promise<void> {
  await sql`insert into search_tokens (rowid, tokens) values (${row.place}, ${tokens.join(' ')})`.execute(db)
  await addNamed(db, row, tokens)
}

async function dropTokens(db: Queryable, row: NamedRow): Promise<void> {
  await sql`delete from search_tokens where rowid = ${row.place}`.execute(db)
  await dropNamed(db, row)
}

/** PostgreSQL's index follows the rows by itself, SQLite's has to be written. */
async function moveToRange({ db, dialect }: Transaction, { range, places }: Moved): Promise<void> {
  const among = db.selectFrom('searched_tournaments').where('place', 'in', places)
  const isWritten = dialect.fullText === 'ordered'
  const rows = isWritten ? await among.select(['place', 'name_range as range', 'words']).execute() : []
  for (const { words, ...row } of rows) {
    await dropNamed(db, row)
    await addNamed(db, { range, place: row.place }, tokensOfWords(words))
  }
  await db.updateTable('searched_tournaments').set({ name_range: range }).where('place', 'in', places).execute()
}

async function addNamed(db: Queryable, { range, place }: NamedRow, tokens: readonly string[]): Promise<void> {
  const key = namedRow(range, place)
  await sql`insert into search_named_tokens (rowid, tokens) values (${key}, ${tokens.join(' ')})`.execute(db)
}

async function dropNamed(db: Queryable, { range, place }: NamedRow): Promise<void> {
  await sql`delete from search_named_tokens where rowid = ${namedRow(range, place)}`.execute(db)
}

/** Never lowered: querying a bucket in vain costs little. */
async function raiseLatestStart(db: Queryable, bucket: number, startsAt: string): Promise<void> {
  // Only those who raise it take a lock.
  const known = await db
    .selectFrom('search_buckets')
    .select('number')
    .where('number', '=', bucket)
    .where('latest_start', '>=', startsAt)
    .executeTakeFirst()
  if (known) return
  await sql`insert into search_buckets (number, latest_start) values (${bucket}, ${startsAt})
    on conflict (number) do update set latest_start = excluded.latest_start
    where search_buckets.latest_start < excluded.latest_start`.execute(db)
}
