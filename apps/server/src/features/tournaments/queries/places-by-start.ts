import type { Phase, TournamentId } from '@tablee/domain/tournaments/tournament'
import { sql } from 'kysely'
import { TOO_BROAD, type TooBroad } from '../../../database/bounded-page.ts'
import { foundPlaces, type SearchTerm } from '../../../database/search/search-index.ts'
import { startsFromTerm, without } from '../search/search-plan.ts'
import { all } from '../search/search-term.ts'
import type { IndexReader } from './list-from-index.ts'

export type StartPlace = {
  readonly id: TournamentId
  /** In order of creation. */
  readonly place: number
  readonly phase: Phase['kind']
  readonly startsAt: string | null
}

type Wanted = {
  /** Matches nothing without a start. */
  readonly term: SearchTerm
  /** A whole hour; nothing starts earlier. */
  readonly from: string
  readonly behind: StartPlace | undefined
}

const HOUR_MS = 3_600_000
/** Fewer are sorted at once. */
export const FEW = 240
const FIRST_SPAN_H = 6
/** More within one hour are too many. */
const MOST_OF_HOUR = 2000
/** Later starts are read at once. */
const HORIZON_H = 2 * 365 * 24

/**
 * In order of start, a few at a time. A few matches are sorted; of many, spans of hours are queried in turn, each twice as long as the
 * last, so that nothing distant is read.
 */
export async function* placesByStart(
  reader: IndexReader,
  { term, from, behind }: Wanted,
): AsyncGenerator<readonly StartPlace[] | TooBroad> {
  const inOrder = (places: readonly StartPlace[]) => {
    const rest = behind ? places.filter((place) => compareStarts(place, behind) > 0) : places
    return rest.toSorted(compareStarts)
  }
  const few = await fewPlaces(reader, { term, startsFrom: from, most: FEW })
  if (few) return yield inOrder(few)
  let start = hourOf(behind?.startsAt ?? from)
  const horizon = start + HORIZON_H * HOUR_MS
  for (let span = FIRST_SPAN_H; ; ) {
    const end = start + span * HOUR_MS
    const isLast = end >= horizon
    const startsFrom = new Date(start).toISOString()
    const later = startsFromTerm(startsFrom)
    const within = isLast ? later : without(later, startsFromTerm(new Date(end).toISOString()))
    const places = await readPlaces(reader, { term: all([within, term]), startsFrom, most: MOST_OF_HOUR })
    if (places.length === MOST_OF_HOUR) {
      if (span === 1) return yield TOO_BROAD
      span = Math.ceil(span / FIRST_SPAN_H)
      continue
    }
    yield inOrder(places)
    if (isLast) return
    start = end
    span *= 2
  }
}

function hourOf(moment: string): number {
  return Math.floor(Date.parse(moment) / HOUR_MS) * HOUR_MS
}

/** By start, then by creation. */
export function compareStarts(one: StartPlace, other: StartPlace): number {
  const [start, otherStart] = [one.startsAt ?? '', other.startsAt ?? '']
  if (start !== otherStart) return start < otherStart ? -1 : 1
  return one.place - other.place
}

type Row = {
  readonly place: number | string
  readonly id: string
  readonly phase: string
  readonly starts_at: string | null
}
type Reading = {
  readonly term: SearchTerm
  readonly startsFrom: string | null
  readonly most: number
  readonly after?: number
}

/** Newest first, read from the index alone. */
export async function newestPlaces({ db, dialect }: IndexReader, reading: Reading): Promise<readonly number[]> {
  const found = foundPlaces(dialect, { ...reading, isNewestFirst: true })
  const { rows } = await sql<{ place: number | string }>`${found}`.execute(db)
  return rows.map(({ place }) => Number(place))
}

export async function newestOfAll({ db }: IndexReader): Promise<number> {
  const newest = await db
    .selectFrom('searched_tournaments')
    .select(({ fn }) => fn.max('place').as('place'))
    .executeTakeFirst()
  return Number(newest?.place ?? 0)
}

/** Unordered. */
export async function startsAt(reader: IndexReader, places: readonly number[]): Promise<readonly StartPlace[]> {
  if (places.length === 0) return []
  return (await startPlaces(reader).where('searched_tournaments.place', 'in', places).execute()).map(readRow)
}

/** All matches; null at that many or more. */
export async function fewPlaces(reader: IndexReader, reading: Reading): Promise<readonly StartPlace[] | null> {
  const places = await newestPlaces(reader, reading)
  return places.length < reading.most ? startsAt(reader, places) : null
}

async function readPlaces({ db, dialect }: IndexReader, reading: Reading): Promise<readonly StartPlace[]> {
  const { rows } = await sql<Row>`
    select searched_tournaments.place, tournaments.id, tournaments.phase, tournaments.starts_at
    from (${foundPlaces(dialect, { ...reading, isNewestFirst: true })}) as found
    join searched_tournaments on searched_tournaments.place = found.place
    join tournaments on tournaments.id = searched_tournaments.tournament_id`.execute(db)
  return rows.map(readRow)
}

/** Null when there is none. */
export async function startOf(reader: IndexReader, id: string): Promise<StartPlace | null> {
  const row = await startPlaces(reader).where('searched_tournaments.tournament_id', '=', id).executeTakeFirst()
  return row ? readRow(row) : null
}

function startPlaces({ db }: IndexReader) {
  return db
    .selectFrom('searched_tournaments')
    .innerJoin('tournaments', 'tournaments.id', 'searched_tournaments.tournament_id')
    .select(['searched_tournaments.place', 'tournaments.id', 'tournaments.phase', 'tournaments.starts_at'])
}

function readRow(row: Row): StartPlace {
  return {
    id: row.id as TournamentId,
    place: Number(row.place),
    phase: row.phase as Phase['kind'],
    startsAt: row.starts_at,
  }
}
