import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Dialect, Queryable, Transaction } from './database.ts'

/**
 * What the search index is asked: short tokens of small letters, digits and `_`, held together by and and or. Whoever
 * keeps a tournament decides which tokens it has; nothing that a person typed is ever read as the language of an index.
 */
export type SearchTerm =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'all' | 'any'; readonly terms: readonly SearchTerm[] }

const TOKEN = /^[a-z0-9_]+$/
/** Never written, so that a term without any token finds nothing. */
const NO_TOURNAMENT = '_none_'

/**
 * PostgreSQL's index cannot answer in the order of time. Tournaments are therefore asked for in buckets of so many that
 * were created one after the other, and the asking stops as soon as there are enough. The number of the bucket is a part
 * of every token, so that the index reads the entries of one bucket and no others.
 */
const BUCKET_SIZE = 16_384

type Written = { readonly and: string; readonly or: string; readonly start: string; readonly end: string }
const WRITTEN: Readonly<Record<Dialect, Written>> = {
  sqlite: { and: ' AND ', or: ' OR ', start: '"', end: '"' },
  postgres: { and: ' & ', or: ' | ', start: "'", end: "@'" },
}

/** Replaces the tokens that a tournament is found by, in the transaction that changes the tournament. */
export async function writeSearchTokens(
  { db, dialect }: Transaction,
  tournamentId: string,
  tokens: readonly string[],
): Promise<void> {
  for (const token of tokens) checkToken(token)
  const known = await db
    .selectFrom('searched_tournaments')
    .select('place')
    .where('tournament_id', '=', tournamentId)
    .executeTakeFirst()
  if (dialect === 'postgres') return writePostgresTokens(db, { tournamentId, tokens, isKnown: known !== undefined })
  const place = known?.place ?? (await insertPlace(db, tournamentId))
  if (known) await sql`delete from search_tokens where rowid = ${place}`.execute(db)
  await sql`insert into search_tokens (rowid, tokens) values (${place}, ${tokens.join(' ')})`.execute(db)
}

/** The ids of all tournaments that the term finds, as something to compare `id` with. */
export function foundIds(dialect: Dialect, term: SearchTerm): RawBuilder<unknown> {
  const written = writeTerm(dialect, term)
  return dialect === 'sqlite'
    ? sql`(select tournament_id from search_tokens
        cross join searched_tournaments on searched_tournaments.place = search_tokens.rowid
        where search_tokens match ${written})`
    : sql`(select found.tournament_id from generate_series(0, ${newestBucket()}) as bucket(number)
        cross join lateral (
          select tournament_id from searched_tournaments where tokens @@ ${inBucket(written)}
        ) as found)`
}

export type Search = {
  readonly term: SearchTerm
  readonly isNewestFirst: boolean
  /** Looked for no further than this. */
  readonly most: number
  /** What else must hold for the row of `tournaments`; null where the term says it all. */
  readonly condition: Expression<SqlBool> | null
  /** Only what comes behind this place, in the order asked for. */
  readonly after?: number
}

/** The places of tournaments in the order of their creation, without reading those that are not shown. */
export function foundPlaces(
  dialect: Dialect,
  { term, isNewestFirst, most, condition, after }: Search,
): RawBuilder<unknown> {
  const written = writeTerm(dialect, term)
  const order = isNewestFirst ? sql`desc` : sql`asc`
  const holds = condition ? sql`and ${condition}` : sql``
  const isBehind = isNewestFirst ? sql`<` : sql`>`
  if (dialect === 'sqlite') {
    // A cross join keeps its order: the index first, in the order of its rows.
    const joined = condition
      ? sql`cross join searched_tournaments on searched_tournaments.place = search_tokens.rowid
            cross join tournaments on tournaments.id = searched_tournaments.tournament_id`
      : sql``
    return sql`select search_tokens.rowid as place from search_tokens ${joined}
      where search_tokens match ${written} ${after === undefined ? sql`` : sql`and search_tokens.rowid ${isBehind} ${after}`}
      ${holds} order by search_tokens.rowid ${order} limit ${most}`
  }
  const joined = condition ? sql`join tournaments on tournaments.id = searched_tournaments.tournament_id` : sql``
  const first = after === undefined ? null : sql.lit(Math.floor(after / BUCKET_SIZE))
  const buckets = isNewestFirst
    ? sql`generate_series(${first ?? newestBucket()}, 0, -1)`
    : sql`generate_series(${first ?? sql`0`}, ${newestBucket()})`
  return sql`select found.place from ${buckets} as bucket(number)
    cross join lateral (
      select searched_tournaments.place from searched_tournaments ${joined}
      where searched_tournaments.tokens @@ ${inBucket(written)}
        ${after === undefined ? sql`` : sql`and searched_tournaments.place ${isBehind} ${after}`} ${holds}
      order by searched_tournaments.place ${order}
    ) as found limit ${most}`
}

function newestBucket(): RawBuilder<unknown> {
  return sql`(select max(place) / ${sql.lit(BUCKET_SIZE)} from searched_tournaments)`
}

function inBucket(written: string): RawBuilder<unknown> {
  return sql`replace(${written}, '@', '@' || bucket.number)::tsquery`
}

/** The tokens, an array of texts, as they stand for a place. */
export function tokensAt(place: RawBuilder<unknown>, tokens: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select array_to_tsvector(array_agg(each.token || '@' || ${place} / ${sql.lit(BUCKET_SIZE)}))
    from unnest(${tokens}) as each(token))`
}

async function insertPlace(db: Queryable, tournamentId: string): Promise<number> {
  const { place } = await db
    .insertInto('searched_tournaments')
    .values({ tournament_id: tournamentId })
    .returning('place')
    .executeTakeFirstOrThrow()
  return Number(place)
}

type PostgresTokens = {
  readonly tournamentId: string
  readonly tokens: readonly string[]
  readonly isKnown: boolean
}

async function writePostgresTokens(db: Queryable, { tournamentId, tokens, isKnown }: PostgresTokens): Promise<void> {
  const vector = (place: RawBuilder<unknown>) => tokensAt(place, sql`${tokens}::text[]`)
  // Not "on conflict": that would use up a place each time.
  const statement = isKnown
    ? sql`update searched_tournaments set tokens = ${vector(sql`place`)} where tournament_id = ${tournamentId}`
    : sql`with next as (select nextval(pg_get_serial_sequence('searched_tournaments', 'place')) as place)
        insert into searched_tournaments (place, tournament_id, tokens) overriding system value
        select next.place, ${tournamentId}, ${vector(sql`next.place`)} from next`
  await statement.execute(db)
}

function writeTerm(dialect: Dialect, term: SearchTerm): string {
  const { and, or, start, end } = WRITTEN[dialect]
  if (term.kind === 'token') return start + checkToken(term.token) + end
  if (term.terms.length === 0) return start + NO_TOURNAMENT + end
  const written = term.terms.map((inner) => writeTerm(dialect, inner))
  return written.length === 1 ? written.join() : `(${written.join(term.kind === 'all' ? and : or)})`
}

function checkToken(token: string): string {
  if (!TOKEN.test(token)) throw new Error(`${JSON.stringify(token)} is not a token of the search index`)
  return token
}
