import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Queryable } from '../database.ts'
import type { Dialect } from '../dialect/dialect.ts'
import type { NameKey, RangeSpan } from './name-ranges.ts'
import { type SearchTerm, writeTerm } from './search-index.ts'

/** The lower bits of a row's key in SQLite's name index; the upper ones are the range. */
const PLACE_BITS = 28

export function namedRow(
  range: RawBuilder<unknown> | number,
  place: RawBuilder<unknown> | number,
): RawBuilder<unknown> {
  return sql`((cast(${range} as integer) << ${sql.lit(PLACE_BITS)}) | cast(${place} as integer))`
}

export type NameOrder = {
  readonly isForward: boolean
  /** Within one name, the first created comes first; otherwise the last. */
  readonly areTiesForward: boolean
  readonly behind: NameKey | null
}

type Side = { readonly db: Queryable; readonly dialect: Dialect }
type Asked = RangeSpan & { readonly term: SearchTerm; readonly isForward: boolean; readonly most: number }
type NamedPlace = { readonly range: number; readonly place: number }

/** Unordered within a range; ranges that are not needed are not read. */
export async function placesByName({ db, dialect }: Side, asked: Asked): Promise<readonly NamedPlace[]> {
  const found = dialect.fullText === 'ordered' ? placesInOrder(asked) : placesInRanges(asked)
  const { rows } = await sql<Record<keyof NamedPlace, number | string>>`${found}`.execute(db)
  return rows.map(({ range, place }) => ({ range: Number(range), place: Number(place) }))
}

const KEY = sql.ref('search_named_tokens.rowid')
const PLACE_OF_KEY = sql`(${KEY} & ${sql.lit(2 ** PLACE_BITS - 1)})`

function placesInOrder({ term, isForward, from, until, most }: Asked): RawBuilder<unknown> {
  return sql`select ${KEY} >> ${sql.lit(PLACE_BITS)} as range, ${PLACE_OF_KEY} as place from search_named_tokens
    where search_named_tokens match ${writeTerm('ordered', term)} and ${KEY} >= ${namedRow(from, 0)}
    ${until === null ? sql`` : sql`and ${KEY} < ${namedRow(until, 0)}`}
    order by ${KEY} ${inOrder(isForward)} limit ${most}`
}

function placesInRanges({ term, isForward, from, until, most }: Asked): RawBuilder<unknown> {
  return sql`select ranges.number as range, found.place
    from (select number from search_ranges where number >= ${from}
      ${until === null ? sql`` : sql`and number < ${until}`} order by number ${inOrder(isForward)}) as ranges
    ${likelyRanges(term)}
    cross join lateral (${rowsInRange(term, sql.ref('ranges.number'))}) as found
    limit ${most}`
}

/** Checked first for a long query: most ranges without a match lack one of these. */
function likelyRanges(term: SearchTerm): RawBuilder<unknown> {
  if (term.kind !== 'all' || term.terms.every(({ kind }) => kind === 'token')) return sql``
  const certain = term.terms.filter(({ kind }) => kind === 'token')
  const likely = certain.map((token, index) => {
    const alias = sql.ref(`likely_${index}`)
    const rows = rowsInRange(token, sql.ref('ranges.number'))
    return sql`cross join lateral (select 1 from (${rows}) as holding limit 1) as ${alias}`
  })
  return sql.join(likely, sql` `)
}

type InRange = NameOrder & { readonly term: SearchTerm; readonly range: number; readonly most: number }

export type NamedTournament = { readonly place: number; readonly id: string; readonly name: string }

export async function firstOfRange({ db, dialect }: Side, asked: InRange): Promise<readonly NamedTournament[]> {
  const { term, range } = asked
  const rows = dialect.fullText === 'ordered' ? rowsInOrder(term, range) : rowsOfOneRange(term, range)
  return firstOf(db, asked, rows)
}

function rowsInOrder(term: SearchTerm, range: number): RawBuilder<unknown> {
  return sql`(select searched_tournaments.place, name, created_at, tournament_id
    from search_named_tokens cross join searched_tournaments on searched_tournaments.place = ${PLACE_OF_KEY}
    where search_named_tokens match ${writeTerm('ordered', term)}
      and ${KEY} >= ${namedRow(range, 0)} and ${KEY} < ${namedRow(range + 1, 0)}) as found`
}

/** The number is read from a row: with a known one, PostgreSQL spends ten milliseconds estimating. */
function rowsOfOneRange(term: SearchTerm, range: number): RawBuilder<unknown> {
  return sql`(select number from search_ranges where number = ${range}) as ranges
    cross join lateral (${rowsInRange(term, sql.ref('ranges.number'))}) as found`
}

function rowsInRange(term: SearchTerm, range: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select place, name, created_at, tournament_id from searched_tournaments
    where search_tokens(name_range * 16384, words) @@
      replace(${writeTerm('inverted', term)}, '@', '@' || ${range})::tsquery offset 0`
}

type Placed = NameOrder & { readonly places: readonly number[]; readonly most: number }

export async function firstOfPlaces({ db, dialect }: Side, asked: Placed): Promise<readonly NamedTournament[]> {
  if (asked.places.length === 0) return []
  const places = dialect.json.numbers(JSON.stringify(asked.places))
  return firstOf(db, asked, sql`(select * from searched_tournaments where place in (${places})) as found`)
}

async function firstOf(
  db: Queryable,
  asked: NameOrder & { readonly most: number },
  found: RawBuilder<unknown>,
): Promise<readonly NamedTournament[]> {
  const { rows } = await sql<Omit<NamedTournament, 'place'> & { readonly place: number | string }>`
    select found.place, found.tournament_id as id, found.name from ${found}
    where ${isBehind(asked)} order by ${keyInOrder(asked)} limit ${asked.most}`.execute(db)
  return rows.map((row) => ({ ...row, place: Number(row.place) }))
}

function isBehind({ isForward, areTiesForward, behind }: NameOrder): RawBuilder<SqlBool> {
  if (!behind) return sql<SqlBool>`1 = 1`
  const { name, created_at: createdAt, id } = behind
  return sql<SqlBool>`(found.name ${isFurther(isForward)} ${name} or (found.name = ${name}
    and (found.created_at, found.tournament_id) ${isFurther(areTiesForward)} (${createdAt}, ${id})))`
}

function keyInOrder({ isForward, areTiesForward }: NameOrder): RawBuilder<unknown> {
  const ties = inOrder(areTiesForward)
  return sql`found.name ${inOrder(isForward)}, found.created_at ${ties}, found.tournament_id ${ties}`
}

function inOrder(isForward: boolean): RawBuilder<unknown> {
  return isForward ? sql`asc` : sql`desc`
}

function isFurther(isForward: boolean): RawBuilder<unknown> {
  return isForward ? sql`>` : sql`<`
}
