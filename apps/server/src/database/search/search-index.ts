import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Dialect } from '../dialect/dialect.ts'
import { checkToken } from './search-words.ts'

/**
 * What the search index is asked: short tokens of small letters, digits and `_`, held together by and and or. Whoever
 * keeps a tournament decides which tokens it has; nothing that a person typed is ever read as the language of an index.
 */
export type SearchTerm =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'all' | 'any'; readonly terms: readonly SearchTerm[] }
  /** What the first finds and the second does not. */
  | { readonly kind: 'without'; readonly term: SearchTerm; readonly excluded: SearchTerm }

/** Never written, so that a term without any token finds nothing. */
const NO_TOURNAMENT = '_none_'

/**
 * PostgreSQL's index cannot answer in the order of time. Tournaments are therefore asked for in buckets of so many that
 * were created one after the other, and the asking stops as soon as there are enough. The number of the bucket is a part
 * of every token, so that the index reads the entries of one bucket and no others.
 */
export const BUCKET_SIZE = 16_384

type Signs = Readonly<Record<'and' | 'or' | 'not' | 'start' | 'end', string>>
const SIGNS: Readonly<Record<Dialect['fullText'], Signs>> = {
  ordered: { and: ' AND ', or: ' OR ', not: ' NOT ', start: '"', end: '"' },
  inverted: { and: ' & ', or: ' | ', not: ' & !', start: "'", end: "@'" },
}

/** Whether the term finds the tournament of this id: looked up for one row on SQLite, among all it finds on PostgreSQL. */
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
  /** Bucket after bucket in that order, and in none within a bucket: only so many of its rows are read. */
  readonly isRough?: boolean
  /** On PostgreSQL only so many buckets are asked, the newest: a question of many tokens costs as much in each of them. */
  readonly mostBuckets?: number
  /** Looked for no further than this. */
  readonly most: number
  /** Whatever is found starts at this moment or later: buckets of earlier starts need not be asked. */
  readonly startsFrom: string | null
  /** Only what comes behind this place, in the order asked for. */
  readonly after?: number
}

/** The places of tournaments in the order of their creation, without reading those that are not shown. */
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

/** The numbers of the buckets to ask, one after the other. */
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

/**
 * Read through the index and by nothing else: the offset keeps the planner from finding rows in another way and then
 * making the tokens of each.
 */
function foundInBucket(written: string): RawBuilder<unknown> {
  return sql`(select place, tournament_id from searched_tournaments
    where search_tokens(place, words) @@ replace(${written}, '@', '@' || bucket.number)::tsquery offset 0)`
}

/** The term in the language of the index. */
export function writeTerm(fullText: Dialect['fullText'], term: SearchTerm): string {
  const { and, or, not, start, end } = SIGNS[fullText]
  if (term.kind === 'token') return start + checkToken(term.token) + end
  if (term.kind === 'without') return `(${writeTerm(fullText, term.term)}${not}(${writeTerm(fullText, term.excluded)}))`
  if (term.terms.length === 0) return start + NO_TOURNAMENT + end
  const written = term.terms.map((inner) => writeTerm(fullText, inner))
  return written.length === 1 ? written.join() : `(${written.join(term.kind === 'all' ? and : or)})`
}
