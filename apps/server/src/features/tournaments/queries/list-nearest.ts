import { type Around, readAround } from '@tablee/contract/serving/around'
import type { DocumentFilter, DocumentQuery } from '@tablee/contract/serving/document-query'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { sql } from 'kysely'
import { matchingOf, TOO_BROAD, type TooBroad } from '../../../database/bounded-page.ts'
import type { AttributeColumns } from '../../../database/document-conditions.ts'
import { mostRowsOf } from '../../../database/question-cost.ts'
import { foundPlaces, type SearchTerm } from '../../../database/search/search-index.ts'
import { distanceKm } from '../search/distance.ts'
import { locationWords } from '../search/location-words.ts'
import type { SearchPlan } from '../search/search-plan.ts'
import type { IndexReader, TournamentIds } from './list-from-index.ts'
import type { StartPlace } from './places-by-start.ts'
import { compare, type Moments, momentsOf } from './soonest-parts.ts'

/** No attribute, and not combined with other orders. */
export const DISTANCE = 'distance'

/** The most around a position that can be sorted. */
const MOST = 3000

type Nearest = { readonly plan: SearchPlan; readonly attributes: AttributeColumns; readonly now: Date }

type Placed = StartPlace & { readonly location: string | null }
type Far = { readonly place: StartPlace; readonly km: number }

/**
 * Within one town soonest first. All matches around the position are sorted, as no index knows it; too many are too broad. Null when the
 * cursor's document is missing.
 */
export async function listNearest(
  reader: IndexReader,
  { filters, limit, offset, cursor, isCounted }: DocumentQuery,
  { plan, attributes, now }: Nearest,
): Promise<TournamentIds | TooBroad | null> {
  const around = aroundIn(filters)
  if (!around) return TOO_BROAD
  const most = Math.min(MOST, mostRowsOf(attributes, { filters: plan.rest }))
  const places = await placesFound(reader, plan.term, most + 1)
  if (places.length > most) return TOO_BROAD
  const ids = places.map(({ id }) => id)
  const compared = { attributes, dialect: reader.dialect, filters: plan.rest, ids }
  const matching = new Set(await matchingOf(reader.db.selectFrom('tournaments'), compared))
  const sorted = inOrder(
    places.filter(({ id }) => matching.has(id)),
    around,
    momentsOf(now),
  )
  const behind = cursor === null ? -1 : sorted.indexOf(cursor.id as TournamentId)
  if (cursor !== null && behind < 0) return null
  const start = behind + 1 + offset
  return { total: isCounted ? sorted.length : 0, ids: sorted.slice(start, start + limit) }
}

function aroundIn(filters: readonly DocumentFilter[]): Around | null {
  const near = filters.find((filter) => filter.method === 'search' && filter.attribute === 'near')
  return near && 'values' in near ? readAround(String(near.values[0])) : null
}

/** In whole kilometres, as displayed. */
function inOrder(places: readonly Placed[], around: Around, moments: Moments): readonly TournamentId[] {
  const known = new Map<string, number>()
  const far = places.map(({ location, ...place }): Far => {
    const text = location ?? ''
    const km = known.get(text) ?? kilometres(text, around)
    known.set(text, km)
    return { place, km }
  })
  return far
    .toSorted((one, other) => one.km - other.km || compare(one.place, other.place, moments))
    .map(({ place }) => place.id)
}

function kilometres(location: string, around: Around): number {
  const { point } = locationWords(location)
  return point ? Math.round(distanceKm(point, around)) : Number.MAX_SAFE_INTEGER
}

type Row = {
  readonly place: number | string
  readonly id: string
  readonly phase: string
  readonly starts_at: string | null
  readonly location: string | null
}

async function placesFound({ db, dialect }: IndexReader, term: SearchTerm, most: number): Promise<readonly Placed[]> {
  const found = foundPlaces(dialect, { term, startsFrom: null, isNewestFirst: true, most })
  const { rows } = await sql<Row>`
    select searched_tournaments.place, tournaments.id, tournaments.phase, tournaments.starts_at, tournaments.location
    from (${found}) as found
    join searched_tournaments on searched_tournaments.place = found.place
    join tournaments on tournaments.id = searched_tournaments.tournament_id`.execute(db)
  return rows.map(({ place, id, phase, starts_at: startsAt, location }) => ({
    ...{ place: Number(place), id: id as TournamentId, phase: phase as StartPlace['phase'], startsAt, location },
  }))
}
