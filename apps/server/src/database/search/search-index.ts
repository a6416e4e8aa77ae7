import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Dialect } from '../dialect/dialect.ts'
import { checkToken } from './search-words.ts'

/**
 * Short tokens of lower-case letters, digits and `_`, combined by and and or. The code decides which tokens a tournament has; nothing a
 * person typed is ever read as the index's query language.
 */
export type SearchTerm =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'all' | 'any'; readonly terms: readonly SearchTerm[] }
  /** Found by the first and not by the second. */
  | { readonly kind: 'without'; readonly term: SearchTerm; readonly excluded: SearchTerm }

/** Never written, so a term without tokens finds nothing. */
const NO_TOURNAMENT = '_none_'

/**
 * PostgreSQL's index cannot answer in order of time. So tournaments are queried in buckets of this many consecutive ones. The bucket number
 * is part of every token, so that only one bucket's entries are read.
 */
export const BUCKET_SIZE = 16_384

type Signs = Readonly<Record<'and' | 'or' | 'not' | 'start' | 'end', string>>
const SIGNS: Readonly<Record<Dialect['fullText'], Signs>> = {
  ordered: { and: ' AND ', or: ' OR ', not: ' NOT ', start: '"', end: '"' },
  inverted: { and: ' & ', or: ' | ', not: ' & !', start: "'", end: "@'" },
}

/** Looks up one row on SQLite, all matches on PostgreSQL. */
export function isFoundBy({ fullText }: Dialect, id: RawBuilder<unknown>, term: SearchTerm): RawBuilder<SqlBool> {
  const written = writeTerm(fullText, term)
  return fullText === 'ordered'
    ? sql`exists (select 1 from searched_tournaments as own
        cross join search_tokens on search_tokens.rowid = own.place
        where own.tournament_id = ${id} and search_tokens match ${written})`
    : sql`${id} in (select found.tournament_id from generate_series(0, ${newestBucket()}) as bucket(number)
        cross join lateral ${foundInBucket(written)} as found)`
}

export type Search = {
  readonly term: SearchTerm
  readonly isNewestFirst: boolean
  /** Buckets are ordered, rows within one are not: only that many of its rows are read. */
  readonly isRough?: boolean
  /** A query of many tokens costs as much in each. */
  readonly mostBuckets?: number
  readonly most: number
  /** Buckets with earlier starts can be skipped. */
  readonly startsFrom: string | null
  readonly after?: number
}

/** In order of creation, reading only those shown. */
export function foundPlaces({ fullText }: Dialect, search: Search): RawBuilder<unknown> {
  return fullText === 'ordered' ? placesInOrder(search) : placesInBuckets(search)
}

function placesInOrder({ term, isNewestFirst, most, startsFrom, after }: Search): RawBuilder<unknown> {
  const place = sql.ref('search_tokens.rowid')
  const conditions = [
    sql`search_tokens match ${writeTerm('ordered', term)}`,
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

function placesInBuckets(search: Search): RawBuilder<unknown> {
  const { term, isNewestFirst, isRough, most, after } = search
  return sql`select found.place from ${bucketsOf(search)} as bucket(number)
    cross join lateral (
      select indexed.place from ${foundInBucket(writeTerm('inverted', term))} as indexed
      ${after === undefined ? sql`` : sql`where indexed.place ${isBehind(isNewestFirst)} ${after}`}
      ${isRough ? sql`` : sql`order by indexed.place ${inOrder(isNewestFirst)}`}
    ) as found limit ${most}`
}

function bucketsOf({ isNewestFirst, startsFrom, after, mostBuckets }: Search): RawBuilder<unknown> {
  const first = after === undefined ? null : sql.lit(Math.floor(after / BUCKET_SIZE))
  if (startsFrom !== null) {
    const isOnward = isNewestFirst ? sql`<=` : sql`>=`
    return sql`(select number from search_buckets where latest_start >= ${startsFrom}
      ${first ? sql`and number ${isOnward} ${first}` : sql``} order by number ${inOrder(isNewestFirst)})`
  }
  return isNewestFirst
    ? sql`generate_series(${first ?? newestBucket()}, ${oldestOf(mostBuckets)}, -1)`
    : sql`generate_series(${first ?? sql`0`}, ${newestBucket()})`
}

function oldestOf(mostBuckets: number | undefined): RawBuilder<unknown> {
  return mostBuckets === undefined ? sql`0` : sql`greatest(0, ${newestBucket()} - ${sql.lit(mostBuckets - 1)})`
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

/** The offset keeps the planner from finding rows another way and computing tokens for each. */
function foundInBucket(written: string): RawBuilder<unknown> {
  return sql`(select place, tournament_id from searched_tournaments
    where search_tokens(place, words) @@ replace(${written}, '@', '@' || bucket.number)::tsquery offset 0)`
}

export function writeTerm(fullText: Dialect['fullText'], term: SearchTerm): string {
  const { and, or, not, start, end } = SIGNS[fullText]
  if (term.kind === 'token') return start + checkToken(term.token) + end
  if (term.kind === 'without') return `(${writeTerm(fullText, term.term)}${not}(${writeTerm(fullText, term.excluded)}))`
  if (term.terms.length === 0) return start + NO_TOURNAMENT + end
  const written = term.terms.map((inner) => writeTerm(fullText, inner))
  return written.length === 1 ? written.join() : `(${written.join(term.kind === 'all' ? and : or)})`
}
