import {
  SEASON_ROWS_TOGETHER,
  type SeasonEventRow,
  type SeasonPage,
  type SeasonTableRow,
} from '@tablee/contract/seasons/public-season'
import { wireMoment } from '@tablee/contract/wire-moment'
import { isPastId } from '@tablee/domain/seasons/past-events'
import { FINAL_SEATS, MOST_SEASON_PEOPLE, type PersonKey } from '@tablee/domain/seasons/season'
import type { RankedFinalist } from '@tablee/domain/seasons/season-final'
import type { SeasonShop } from '@tablee/domain/seasons/season-shops'
import { personAfter, type SeasonRow } from '@tablee/domain/seasons/season-table'
import type { Queryable } from '../../../database/database.ts'
import { listRatingsOfShop } from '../ratings/rating-store.ts'
import { findShop } from '../shop-store.ts'
import { isCounted, readTable } from './build-table.ts'
import type { SeasonEventKept } from './season-event-store.ts'
import type { SeasonGround } from './season-ground.ts'
import { listSeasonShops, namesOfShops } from './season-shop-store.ts'
import { founderOf, type KeptSeason } from './season-store.ts'
import type { BuiltTable } from './season-tables.ts'

/** Results of one answer: a season of many events shows fewer rows at once. */
const MOST_CELLS = 10_000
const FEWEST_ROWS = 50

export type Reading = {
  readonly from: number
  readonly most: number
  readonly mayManage: boolean
  readonly mayPut: boolean
}

export async function readSeasonPage(
  ground: SeasonGround,
  season: KeptSeason,
  { from, most, mayManage, mayPut }: Reading,
): Promise<SeasonPage | null> {
  const beside = await ground.database.read(async (db) => ({
    shop: await findShop(db, season.shopId),
    ratings: await listRatingsOfShop(db, season.shopId),
    shared: await listSeasonShops(db, season.id),
  }))
  const { shop, ratings, shared } = beside
  if (!shop) return null
  const { events, table } = await readTable(ground, season)
  const shops = await ground.database.read((db) => shopsOf(db, { season, shared, events }))
  const { id, slug, name, state, isPublic, rules } = season
  const rows = table.rows.slice(0, MOST_SEASON_PEOPLE)
  const joined = mayManage ? joinedInto(table) : new Map<PersonKey, SeasonTableRow['joined']>()
  return {
    season: {
      ...{ id, slug, name, state, isPublic, mayManage, mayPut },
      ratingId: ratings.find(({ of }) => of.kind === 'season' && of.seasonId === id)?.id ?? null,
      shop: { slug: shop.slug, name: shop.profile.name },
      shops: [...shops.there],
      rules: {
        ...rules,
        placePoints: [...rules.placePoints],
        kickers: rules.kickers && [...rules.kickers],
      },
    },
    events: events
      .filter((event) => event.code !== null || isCounted(event))
      .map((event) => ({ ...eventOf(event), ...shops.shopOf(event) })),
    rows: rows.slice(from, from + most).map((row) => rowOf(row, mayManage ? (joined.get(row.key) ?? []) : null)),
    peopleCount: rows.length,
    final: finalOf(season, events, table),
  }
}

type Shared = {
  readonly season: KeptSeason
  readonly shared: readonly SeasonShop[]
  readonly events: readonly SeasonEventKept[]
}

/** Who is in a season of several shops, and whose each event is; nothing of a season of one. */
async function shopsOf(db: Queryable, { season, shared, events }: Shared) {
  const inside = [season.shopId, ...shared.flatMap(({ shopId, state }) => (state === 'in' ? [shopId] : []))]
  const founder = founderOf(season)
  const isOfOne = inside.length === 1 && events.every(({ guest_id }) => (guest_id ?? founder) === season.shopId)
  if (isOfOne) return { there: [], shopOf: () => ({}) }
  const names = await namesOfShops(db, [...new Set([...inside, ...events.map(({ guest_id }) => guest_id ?? founder)])])
  return {
    there: inside.flatMap((id) => names.get(id) ?? []),
    shopOf: ({ guest_id }: SeasonEventKept) => ({ shop: names.get(guest_id ?? founder)?.slug ?? null }),
  }
}

/** Rows of one answer about a season of so many events. */
export function rowsTogether(events: number): number {
  return Math.max(FEWEST_ROWS, Math.min(SEASON_ROWS_TOGETHER, Math.floor(MOST_CELLS / Math.max(1, events))))
}

/** `joined` is null for others than members, who see no sign of anybody either. */
function rowOf({ counted, ...row }: SeasonRow, joined: SeasonTableRow['joined'] | null): SeasonTableRow {
  const results = counted.map(({ player, sign, ...result }) => (joined ? { ...result, player, sign } : result))
  return { ...row, counted: results, joined: joined ?? [] }
}

/** Null where its event is none of the season's. */
function finalOf({ final }: KeptSeason, events: readonly SeasonEventKept[], table: BuiltTable): SeasonPage['final'] {
  if (!final || !table.final || !events.some(({ tournament_id: id }) => id === final.tournamentId)) return null
  const { invited, tiedSeats, ranking } = table.final
  return {
    ...final,
    tiedSeats,
    invited: invited.map(({ row: { key, name, place }, standing }) => ({ key, name, place, standing })),
    ranking: ranking?.slice(0, FINAL_SEATS.max).map(finalistOf) ?? null,
  }
}

function finalistOf({ row, ...finalist }: RankedFinalist) {
  return { ...finalist, seasonPlace: row?.place ?? null, seasonTotal: row?.total ?? null }
}

function joinedInto({ names, joins }: BuiltTable): ReadonlyMap<PersonKey, SeasonTableRow['joined']> {
  const into = new Map<PersonKey, SeasonTableRow['joined']>()
  for (const key of joins.keys()) {
    const person = personAfter(joins, key)
    if (!names.has(key)) continue
    into.set(person, [...(into.get(person) ?? []), { key, name: names.get(key) ?? null }])
  }
  return into
}

function eventOf(event: SeasonEventKept): SeasonEventRow {
  const startsAt = event.code === null ? event.kept_start : (event.starts_at ?? event.created_at)
  return {
    ...{ id: event.tournament_id, code: event.code, name: event.name ?? event.kept_name, state: stateOf(event) },
    startsAt: startsAt === null ? null : wireMoment(startsAt),
    players: Number((event.past_id === null ? event.players : event.past_players) ?? 0),
    maxPlayers: event.capacity || null,
    ...{ gameType: event.game ?? event.past_game ?? '', format: event.format ?? event.past_format ?? '' },
    ...{ formatName: event.format_name ?? event.past_format_name, isPast: isPastId(event.tournament_id) },
  }
}

type InState = {
  readonly code: string | null
  readonly phase: 'waiting' | 'running' | 'finished' | null
  readonly is_cancelled: number | null
}

export function stateOf({ code, phase, is_cancelled }: InState): SeasonEventRow['state'] {
  if (is_cancelled === 1) return 'cancelled'
  if (code === null || phase === null) return 'finished'
  const states = { waiting: 'coming', running: 'running', finished: 'finished' } as const
  return states[phase]
}
