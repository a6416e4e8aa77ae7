import type { DocumentFilter, DocumentQuery } from '@tablee/contract/serving/document-query'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { matchingOf, TOO_BROAD, type TooBroad } from '../../../database/bounded-page.ts'
import type { AttributeColumns } from '../../../database/document-conditions.ts'
import { mostRowsOf } from '../../../database/question-cost.ts'
import type { SearchTerm } from '../../../database/search/search-index.ts'
import { ANY_PHASE, phaseTerm, type SearchPlan } from '../search/search-plan.ts'
import { all } from '../search/search-term.ts'
import { listByLooking } from './list-by-looking.ts'
import { type IndexReader, listFromIndex, type TournamentIds } from './list-from-index.ts'
import {
  FEW,
  fewPlaces,
  newestOfAll,
  newestPlaces,
  placesByStart,
  type StartPlace,
  startOf,
  startsAt,
} from './places-by-start.ts'
import { compare, type Moments, momentsOf, PARTS, type Part, partOf, termOf } from './soonest-parts.ts'

/** Of the last created, about half are still to come. */
const NEW = 1 / 50

export type SoonestAsked = {
  /** Null: every tournament. */
  readonly plan: SearchPlan | null
  readonly attributes: AttributeColumns
  readonly now: Date
}

/**
 * Coming ones by start, the other parts newest first. A few are sorted here; of many, each part comes from the search index, only as far as
 * the page needs. Null when the cursor's document is missing.
 */
export async function listSoonest(
  reader: IndexReader,
  query: DocumentQuery,
  { plan, attributes, now }: SoonestAsked,
): Promise<TournamentIds | TooBroad | null> {
  const { limit, offset, cursor, isCounted } = query
  const behind = cursor ? await startOf(reader, cursor.id) : undefined
  if (behind === null) return null
  const term = plan?.term ?? ANY_PHASE
  const filters = plan?.rest ?? query.filters
  const asking = { reader, attributes, filters, term, moments: momentsOf(now) }
  const page = { most: offset + limit, behind }
  const most = Math.min(FEW, mostRowsOf(attributes, { filters }))
  const newest = await newestPlaces(reader, { term, startsFrom: null, most })
  if (newest.length < most) {
    const few = await inOrder(asking, await startsAt(reader, newest))
    const ids = idsBehind(few, { behind, moments: asking.moments }).slice(offset, page.most)
    return { total: isCounted ? few.length : 0, ids }
  }
  const found = (await idsOfOld(asking, newest, page)) ?? (await idsByParts(asking, page))
  if (found === TOO_BROAD) return TOO_BROAD
  const ids = found.slice(offset, page.most)
  if (!isCounted) return { total: 0, ids }
  const counted = await listNewest(asking, { term, most: 0, isCounted })
  return counted === TOO_BROAD || counted === null ? TOO_BROAD : { total: counted.total, ids }
}

async function inOrder(
  { reader: { db, dialect }, attributes, filters, moments }: Asking,
  places: readonly StartPlace[],
): Promise<readonly StartPlace[]> {
  const compared = { attributes, dialect, filters, ids: places.map(({ id }) => id) }
  const matching = new Set(await matchingOf(db.selectFrom('tournaments'), compared))
  return places.filter(({ id }) => matching.has(id)).toSorted((one, other) => compare(one, other, moments))
}

type Behind = { readonly behind: StartPlace | undefined; readonly moments: Moments }

function idsBehind(places: readonly StartPlace[], { behind, moments }: Behind): readonly TournamentId[] {
  const rest = behind ? places.filter((place) => compare(place, behind, moments) > 0) : places
  return rest.map(({ id }) => id)
}

/** Of something long ago, most is finished: the rest is sorted here. Null when that is not so, or unknown. */
async function idsOfOld(
  asking: Asking,
  newest: readonly number[],
  { most, behind }: PageOfParts,
): Promise<readonly TournamentId[] | null> {
  const { reader, filters, moments } = asking
  if (filters.length > 0 || (newest.at(-1) ?? 0) > (await newestOfAll(reader)) * (1 - NEW)) return null
  const term = all([phaseTerm(['waiting', 'running']), asking.term])
  // None of it was created after its newest.
  const unfinished = await fewPlaces(reader, { term, startsFrom: null, most: FEW, after: (newest[0] ?? 0) + 1 })
  if (!unfinished) return null
  const others = new Set(unfinished.map(({ place }) => place))
  const before = behind && partOf(behind, moments) === 'over' ? behind.place : Number.POSITIVE_INFINITY
  const finished = newest.filter((place) => place < before && !others.has(place)).slice(0, most)
  // Not among the newest known ones: far down the pages.
  if (finished.length < most) return null
  const places = [...unfinished, ...(await startsAt(reader, finished))]
  return idsBehind(await inOrder(asking, places), { behind, moments })
}

async function idsByParts(asking: Asking, { most, behind }: PageOfParts): Promise<readonly TournamentId[] | TooBroad> {
  const ids: TournamentId[] = []
  const first = behind ? PARTS.indexOf(partOf(behind, asking.moments)) : 0
  for (const [index, part] of PARTS.slice(first).entries()) {
    if (ids.length >= most) break
    const found = await idsOf(asking, { part, most: most - ids.length, behind: index === 0 ? behind : undefined })
    if (found === TOO_BROAD) return TOO_BROAD
    ids.push(...found)
  }
  return ids
}

type Asking = {
  readonly reader: IndexReader
  readonly attributes: AttributeColumns
  /** What the index cannot decide. */
  readonly filters: readonly DocumentFilter[]
  readonly term: SearchTerm
  readonly moments: Moments
}
type PageOfParts = { readonly most: number; readonly behind: StartPlace | undefined }
type Wanted = PageOfParts & { readonly part: Part }

async function idsOf(asking: Asking, { part, most, behind }: Wanted): Promise<readonly TournamentId[] | TooBroad> {
  const term = all([termOf(part, asking.moments), asking.term])
  if (part === 'coming') return comingIds({ ...asking, term }, { most, behind })
  const found = await listNewest(asking, { term, most, isCounted: false, behind })
  return found === TOO_BROAD || found === null ? TOO_BROAD : found.ids
}

type Newest = {
  readonly term: SearchTerm
  readonly most: number
  readonly isCounted: boolean
  readonly behind?: StartPlace | undefined
}

function listNewest({ reader, attributes, filters }: Asking, { term, most, isCounted, behind }: Newest) {
  const cursor = behind ? { id: behind.id, isBefore: false } : null
  const page = { filters, orders: [], isShuffled: false, cursor, limit: most, offset: 0, isCounted }
  const asked = { term, startsFrom: null, isNewestFirst: true }
  return filters.length === 0
    ? listFromIndex(reader, page, asked)
    : listByLooking(reader, page, { ...asked, attributes })
}

async function comingIds(
  { reader, attributes, filters, term, moments }: Asking,
  { most, behind }: PageOfParts,
): Promise<readonly TournamentId[] | TooBroad> {
  const { db, dialect } = reader
  const ids: TournamentId[] = []
  let looked = 0
  for await (const places of placesByStart(reader, { term, from: moments.comingFrom, behind })) {
    if (places === TOO_BROAD) return TOO_BROAD
    looked += places.length
    if (filters.length > 0 && looked > mostRowsOf(attributes, { filters })) return TOO_BROAD
    const tournaments = db.selectFrom('tournaments')
    const compared = { attributes, dialect, filters, ids: places.map(({ id }) => id) }
    ids.push(...((await matchingOf(tournaments, compared)) as readonly TournamentId[]))
    if (ids.length >= most) break
  }
  return ids.slice(0, most)
}
