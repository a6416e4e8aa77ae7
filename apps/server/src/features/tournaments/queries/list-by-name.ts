import type { DocumentQuery } from '@tablee/contract/serving/document-query'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { sql } from 'kysely'
import { TOO_BROAD, type TooBroad } from '../../../database/bounded-page.ts'
import {
  findRange,
  firstNameOf,
  firstRanges,
  type NameKey,
  type RangeSpan,
} from '../../../database/search/name-ranges.ts'
import {
  firstOfPlaces,
  firstOfRange,
  type NamedTournament,
  type NameOrder,
  placesByName,
} from '../../../database/search/search-by-name.ts'
import { foundPlaces, type SearchTerm } from '../../../database/search/search-index.ts'
import { tokenCount } from '../search/search-plan.ts'
import { type IndexReader, listFromIndex, type TournamentIds } from './list-from-index.ts'

/** Shorter queries may ask every range. */
const SHORT = 3
/** For a longer query. */
const MOST_LOOKUPS = 8000
/** Fewer are sorted wherever they are. */
const FEW = 300
/** Sorting stops here: a page far back, or one name used by thousands. */
const MOST_SORTED = 5000

type Asked = NameOrder & { readonly term: SearchTerm }

/**
 * Equal names are always in order of creation. With many matches, only the first ranges needed are read and sorted. Null when the cursor's
 * document is missing; too broad when the name index would have to be asked too much.
 */
export async function listByName(
  reader: IndexReader,
  { orders, limit, offset, cursor, isCounted }: DocumentQuery,
  term: SearchTerm,
): Promise<TournamentIds | TooBroad | null> {
  const behind = cursor ? await findKey(reader, cursor.id) : null
  if (cursor && !behind) return null
  const isBefore = cursor?.isBefore ?? false
  const isDescending = orders[0]?.descending ?? false
  const asked = { term, isForward: isDescending === isBefore, areTiesForward: !isBefore, behind }
  const found = await firstIds(reader, asked, offset + limit)
  if (found === TOO_BROAD) return TOO_BROAD
  const ids = found.slice(offset, offset + limit)
  return { total: isCounted ? await count(reader, term) : 0, ids: isBefore ? ids.toReversed() : ids }
}

async function count(reader: IndexReader, term: SearchTerm): Promise<number> {
  const page = { filters: [], orders: [], isShuffled: false, cursor: null, limit: 0, offset: 0, isCounted: true }
  const counted = await listFromIndex(reader, page, { term, startsFrom: null, isNewestFirst: true })
  return counted?.total ?? 0
}

async function firstIds(reader: IndexReader, asked: Asked, most: number): Promise<readonly TournamentId[] | TooBroad> {
  if (most === 0) return []
  const isAskedRangeByRange = reader.dialect.fullText === 'inverted' && tokenCount(asked.term) > SHORT
  const few = isAskedRangeByRange ? await placesIfFew(reader, asked.term) : null
  if (few) return idsOf(await firstOfPlaces(reader, { ...asked, places: few, most }))
  const whole = await spanOf(reader, asked)
  const near = isAskedRangeByRange ? await nearOf(reader, asked, whole) : { span: whole, rest: null }
  const places: number[] = []
  for (let left = near.span; ; ) {
    const taken = await takePlaces(reader, { ...asked, ...left }, most)
    const isOfOneRange = places.length === 0 && taken.before.length === 0
    places.push(...taken.before, ...taken.ofLast.map(({ place }) => place))
    if (places.length >= MOST_SORTED) return TOO_BROAD
    const first = isOfOneRange ? taken.ofLast : await firstOfPlaces(reader, { ...asked, places, most })
    if (taken.isWhole) return near.rest ? TOO_BROAD : idsOf(first)
    left = behindRange(left, asked, taken.last)
    const last = first.at(-1)?.name ?? ''
    if (first.length >= most && (await isSettled(reader, asked, { left, last }))) return idsOf(first)
  }
}

/** Null at that many or more. */
async function placesIfFew({ db, dialect }: IndexReader, term: SearchTerm): Promise<readonly number[] | null> {
  const found = foundPlaces(dialect, { term, isNewestFirst: true, isRough: true, most: FEW, startsFrom: null })
  const { rows } = await sql<{ place: number | string }>`${found}`.execute(db)
  return rows.length < FEW ? rows.map(({ place }) => Number(place)) : null
}

/** Nothing left comes before the last row, unless equal names have the other order. */
async function isSettled(
  { db }: IndexReader,
  { isForward, areTiesForward }: Asked,
  { left, last }: { readonly left: RangeSpan; readonly last: string },
): Promise<boolean> {
  if (isForward === areTiesForward) return true
  return (await firstNameOf(db, isForward ? left.from : (left.until ?? 0))) !== last
}

async function spanOf({ db }: IndexReader, { isForward, areTiesForward, behind }: Asked): Promise<RangeSpan> {
  if (!behind) return { from: 0, until: null }
  const range = await findRange(db, isForward === areTiesForward ? behind : endOf(behind, isForward))
  return isForward ? { from: range, until: null } : { from: 0, until: range + 1 }
}

/** Times begin with a digit. */
function endOf({ name }: NameKey, isFirst: boolean): NameKey {
  return { name, created_at: isFirst ? '' : '~', id: '' }
}

function behindRange(left: RangeSpan, { isForward }: Asked, range: number): RangeSpan {
  return isForward ? { ...left, from: range + 1 } : { ...left, until: range }
}

function nearOf({ db }: IndexReader, { term, isForward }: Asked, whole: RangeSpan) {
  return firstRanges(db, whole, { isForward, most: Math.ceil(MOST_LOOKUPS / tokenCount(term)) })
}

type Taken = {
  /** Unordered. */
  readonly before: readonly number[]
  readonly last: number
  readonly ofLast: readonly NamedTournament[]
  readonly isWhole: boolean
}

async function takePlaces(reader: IndexReader, asked: Asked & RangeSpan, most: number): Promise<Taken> {
  const found = await placesByName(reader, { ...asked, most })
  const last = found.at(-1)?.range ?? 0
  const isWhole = found.length < most
  const before = isWhole ? found : found.filter(({ range }) => range !== last)
  const ofLast = isWhole ? [] : await firstOfRange(reader, { ...asked, range: last, most })
  return { before: before.map(({ place }) => place), last, ofLast, isWhole }
}

async function findKey({ db }: IndexReader, id: string): Promise<NameKey | null> {
  const key = await db
    .selectFrom('tournaments')
    .select(['name', 'created_at', 'id'])
    .where('id', '=', id)
    .executeTakeFirst()
  return key ?? null
}

function idsOf(found: readonly NamedTournament[]): readonly TournamentId[] {
  return found.map(({ id }) => id as TournamentId)
}
