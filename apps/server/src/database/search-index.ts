import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Dialect, Queryable, Transaction } from './database.ts'
import { wordsOfTokens } from './search-words.ts'

/**
 * What the search index is asked: short tokens of small letters, digits and `_`, held together by and and or. Whoever
 * keeps a tournament decides which tokens it has; nothing that a person typed is ever read as the language of an index.
 */
export type SearchTerm =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'all' | 'any'; readonly terms: readonly SearchTerm[] }
  /** What the first finds and the second does not. */
  | { readonly kind: 'without'; readonly term: SearchTerm; readonly excluded: SearchTerm }

const TOKEN = /^[a-z0-9_]+$/
/** Never written, so that a term without any token finds nothing. */
const NO_TOURNAMENT = '_none_'

/**
 * PostgreSQL's index cannot answer in the order of time. Tournaments are therefore asked for in buckets of so many that
 * were created one after the other, and the asking stops as soon as there are enough. The number of the bucket is a part
 * of every token, so that the index reads the entries of one bucket and no others.
 */
export const BUCKET_SIZE = 16_384

type Signs = Readonly<Record<'and' | 'or' | 'not' | 'start' | 'end', string>>
const SIGNS: Readonly<Record<Dialect, Signs>> = {
  sqlite: { and: ' AND ', or: ' OR ', not: ' NOT ', start: '"', end: '"' },
  postgres: { and: ' & ', or: ' | ', not: ' & !', start: "'", end: "@'" },
}

/** What a tournament is found by. */
export type FoundBy = { readonly tokens: readonly string[]; readonly startsAt: string | null }

/** Replaces what a tournament is found by, in the transaction that changes the tournament. */
export async function writeFoundBy(
  { db, dialect }: Transaction,
  tournamentId: string,
  { tokens, startsAt }: FoundBy,
): Promise<void> {
  for (const token of tokens) checkToken(token)
  const known = await db
    .selectFrom('searched_tournaments')
    .select('place')
    .where('tournament_id', '=', tournamentId)
    .executeTakeFirst()
  const written = { tournamentId, tokens, knownPlace: known ? Number(known.place) : null }
  const place = dialect === 'sqlite' ? await writeSqliteTokens(db, written) : await writePostgresTokens(db, written)
  if (startsAt !== null) await raiseLatestStart(db, Math.floor(place / BUCKET_SIZE), startsAt)
}

/** Whether the term finds the tournament of this id: looked up for one row on SQLite, among all it finds on PostgreSQL. */
export function isFoundBy(dialect: Dialect, id: RawBuilder<unknown>, term: SearchTerm): RawBuilder<SqlBool> {
  const written = writeTerm(dialect, term)
  return dialect === 'sqlite'
    ? sql`exists (select 1 from searched_tournaments as own
        cross join search_tokens on search_tokens.rowid = own.place
        where own.tournament_id = ${id} and search_tokens match ${written})`
    : sql`${id} in (select found.tournament_id from generate_series(0, ${newestBucket()}) as bucket(number)
        cross join lateral ${foundInBucket(written)} as found)`
}

export type Search = {
  readonly term: SearchTerm
  readonly isNewestFirst: boolean
  /** Looked for no further than this. */
  readonly most: number
  /** Whatever is found starts at this moment or later: buckets of earlier starts need not be asked. */
  readonly startsFrom: string | null
  /** Only what comes behind this place, in the order asked for. */
  readonly after?: number
}

/** The places of tournaments in the order of their creation, without reading those that are not shown. */
export function foundPlaces(dialect: Dialect, search: Search): RawBuilder<unknown> {
  return dialect === 'sqlite' ? placesOnSqlite(search) : placesOnPostgres(search)
}

function placesOnSqlite({ term, isNewestFirst, most, startsFrom, after }: Search): RawBuilder<unknown> {
  const place = sql.ref('search_tokens.rowid')
  const conditions = [
    sql`search_tokens match ${writeTerm('sqlite', term)}`,
    ...(after === undefined ? [] : [sql`${place} ${isBehind(isNewestFirst)} ${after}`]),
    ...(startsFrom === null
      ? []
      : [
          sql`${place} >= (select min(number) * ${sql.lit(BUCKET_SIZE)} from search_buckets
            where latest_start >= ${startsFrom})`,
        ]),
  ]
  return sql`select ${place} as place from search_tokens where ${sql.join(conditions, sql` and `)}
    order by ${place} ${inOrder(isNewestFirst)} limit ${most}`
}

function placesOnPostgres(search: Search): RawBuilder<unknown> {
  const { term, isNewestFirst, most, after } = search
  return sql`select found.place from ${bucketsOf(search)} as bucket(number)
    cross join lateral (
      select indexed.place from ${foundInBucket(writeTerm('postgres', term))} as indexed
      ${after === undefined ? sql`` : sql`where indexed.place ${isBehind(isNewestFirst)} ${after}`}
      order by indexed.place ${inOrder(isNewestFirst)}
    ) as found limit ${most}`
}

/** The numbers of the buckets to ask, one after the other. */
function bucketsOf({ isNewestFirst, startsFrom, after }: Search): RawBuilder<unknown> {
  const first = after === undefined ? null : sql.lit(Math.floor(after / BUCKET_SIZE))
  if (startsFrom !== null) {
    const isOnward = isNewestFirst ? sql`<=` : sql`>=`
    return sql`(select number from search_buckets where latest_start >= ${startsFrom}
      ${first ? sql`and number ${isOnward} ${first}` : sql``} order by number ${inOrder(isNewestFirst)})`
  }
  return isNewestFirst
    ? sql`generate_series(${first ?? newestBucket()}, 0, -1)`
    : sql`generate_series(${first ?? sql`0`}, ${newestBucket()})`
}

function inOrder(isNewestFirst: boolean): RawBuilder<unknown> {
  return isNewestFirst ? sql`desc` : sql`asc`
}

function isBehind(isNewestFirst: boolean): RawBuilder<unknown> {
  return isNewestFirst ? sql`<` : sql`>`
}

function newestBucket(): RawBuilder<unknown> {
  return sql`(select max(place) / ${sql.lit(BUCKET_SIZE)} from searched_tournaments)`
}

/**
 * Read through the index and by nothing else: the offset keeps the planner from finding rows in another way and then
 * making the tokens of each.
 */
function foundInBucket(written: string): RawBuilder<unknown> {
  return sql`(select place, tournament_id from searched_tournaments
    where search_tokens(place, words) @@ replace(${written}, '@', '@' || bucket.number)::tsquery offset 0)`
}

type Written = {
  readonly tournamentId: string
  readonly tokens: readonly string[]
  /** Null for a tournament that the index does not know. */
  readonly knownPlace: number | null
}

async function writeSqliteTokens(db: Queryable, { tournamentId, tokens, knownPlace }: Written): Promise<number> {
  const place = knownPlace ?? (await insertPlace(db, tournamentId))
  if (knownPlace !== null) await sql`delete from search_tokens where rowid = ${place}`.execute(db)
  await sql`insert into search_tokens (rowid, tokens) values (${place}, ${tokens.join(' ')})`.execute(db)
  return place
}

async function insertPlace(db: Queryable, tournamentId: string): Promise<number> {
  const { place } = await db
    .insertInto('searched_tournaments')
    .values({ tournament_id: tournamentId })
    .returning('place')
    .executeTakeFirstOrThrow()
  return Number(place)
}

async function writePostgresTokens(db: Queryable, { tournamentId, tokens, knownPlace }: Written): Promise<number> {
  const words = wordsOfTokens(tokens)
  // Not "on conflict": that would use up a place each time.
  const statement =
    knownPlace === null
      ? sql<{ place: number | string }>`insert into searched_tournaments (tournament_id, words)
          values (${tournamentId}, ${words}) returning place`
      : sql<{ place: number | string }>`update searched_tournaments set words = ${words}
          where place = ${knownPlace} returning place`
  const { rows } = await statement.execute(db)
  return Number(rows[0]?.place)
}

/** Never lowered: a bucket that is asked in vain costs little. */
async function raiseLatestStart(db: Queryable, bucket: number, startsAt: string): Promise<void> {
  // Nothing is locked by those who do not raise it.
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

function writeTerm(dialect: Dialect, term: SearchTerm): string {
  const { and, or, not, start, end } = SIGNS[dialect]
  if (term.kind === 'token') return start + checkToken(term.token) + end
  if (term.kind === 'without') return `(${writeTerm(dialect, term.term)}${not}(${writeTerm(dialect, term.excluded)}))`
  if (term.terms.length === 0) return start + NO_TOURNAMENT + end
  const written = term.terms.map((inner) => writeTerm(dialect, inner))
  return written.length === 1 ? written.join() : `(${written.join(term.kind === 'all' ? and : or)})`
}

function checkToken(token: string): string {
  if (!TOKEN.test(token)) throw new Error(`${JSON.stringify(token)} is not a token of the search index`)
  return token
}
