import type { DocumentFilter } from '@tablee/contract/serving/document-query'
import type { EventFeed, FeedEvent, FeedSearch, ReadFeed } from '@tablee/contract/serving/event-feed'
import { MOST_DATES_OF_SERIES } from '@tablee/domain/tournaments/life/series'
import type { Database, Queryable } from '../../../database/database.ts'
import { listTournamentIds, SEATED_PLAYERS, SOONEST } from './list-tournament-ids.ts'

/** Today's events count as coming until the day is over. */
const TODAY_MS = 12 * 60 * 60 * 1000
/** A subscribed calendar keeps what it showed for some time. */
const LOOK_BACK_MS = 60 * 24 * 60 * 60 * 1000
const MOST_EVENTS = 100

type FeedSeason = { readonly name: string; readonly slug: string; readonly events: readonly string[] }

type FeedGround = {
  readonly database: Database
  readonly now: () => Date
  /** By a current or earlier slug. */
  readonly findShop: (db: Queryable, slug: string) => Promise<{ id: string; slug: string; name: string } | null>
  /** One that everybody may see. */
  readonly findSeason: (db: Queryable, slug: string) => Promise<FeedSeason | null>
}

/** Announced events of a shop, a series or a season, latest first, or those to come that a search finds. */
export function readFeed(ground: FeedGround): ReadFeed {
  const { database } = ground
  return (scope) =>
    database.read((db) => {
      switch (scope.kind) {
        case 'shop':
          return ofShop(ground, db, scope.slug)
        case 'series':
          return ofSeries(db, scope.series)
        case 'season':
          return ofSeason(ground, db, scope.slug)
        case 'search':
          return ofSearch(ground, db, scope)
        default:
          return scope satisfies never
      }
    })
}

async function ofShop({ now, findShop }: FeedGround, db: Queryable, slug: string): Promise<EventFeed | null> {
  const shop = await findShop(db, slug)
  if (!shop) return null
  const rows = await eventsOf(db)
    .where('shop_id', '=', shop.id)
    .where('starts_at', '>=', new Date(now().getTime() - LOOK_BACK_MS).toISOString())
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .limit(MOST_EVENTS)
    .execute()
  return { name: shop.name, path: `/lieu/${shop.slug}`, events: rows.map(eventOf) }
}

async function ofSeries(db: Queryable, series: string): Promise<EventFeed | null> {
  const rows = await eventsOf(db)
    .where('series', '=', series)
    .orderBy('starts_at', 'desc')
    .limit(MOST_DATES_OF_SERIES)
    .execute()
  const [latest] = rows
  return latest ? { name: latest.name, path: `/serie/${series}`, events: rows.map(eventOf) } : null
}

async function ofSeason({ findSeason }: FeedGround, db: Queryable, slug: string): Promise<EventFeed | null> {
  const season = await findSeason(db, slug)
  if (!season) return null
  const { name, events: ids } = season
  const rows =
    ids.length === 0
      ? []
      : await eventsOf(db)
          .where('id', 'in', [...ids])
          .orderBy('starts_at', 'desc')
          .orderBy('id')
          .limit(MOST_EVENTS)
          .execute()
  return { name, path: `/saison/${season.slug}`, events: rows.map(eventOf) }
}

async function ofSearch(
  { database: { dialect }, now }: FeedGround,
  db: Queryable,
  search: FeedSearch,
): Promise<EventFeed | 'too_broad'> {
  const at = now()
  const asked = {
    filters: filtersOf(search, new Date(at.getTime() - TODAY_MS).toISOString()),
    orders: [{ attribute: SOONEST, descending: false }],
    ...{ isShuffled: false, isCounted: false, cursor: null, limit: MOST_EVENTS, offset: 0 },
  }
  const page = await listTournamentIds({ db, dialect }, asked, at)
  if (page === 'question_too_broad') return 'too_broad'
  const ids = page?.ids ?? []
  const rows = ids.length === 0 ? [] : await eventsOf(db).where('id', 'in', ids).orderBy('starts_at', 'desc').execute()
  return { name: null, path: pathOf(search), events: rows.map(eventOf) }
}

function filtersOf({ text, place, game }: FeedSearch, from: string): readonly DocumentFilter[] {
  return [
    ...(text === null ? [] : [{ method: 'search', attribute: 'everything', values: [text] } as const]),
    ...(place === null ? [] : [{ method: 'search', attribute: 'location', values: [place] } as const]),
    { method: 'greaterThanEqual', attribute: 'tournamentDate', values: [from] },
    ...(game === null ? [] : [{ method: 'equal', attribute: 'gameType', values: [game] } as const]),
  ]
}

/** The home page with the same search. */
function pathOf({ text, place, game }: FeedSearch): string {
  const asked = Object.entries({ q: text, place, game }).filter((pair): pair is [string, string] => pair[1] !== null)
  return asked.length === 0 ? '/' : `/?${new URLSearchParams(asked)}`
}

function eventsOf(db: Queryable) {
  return db
    .selectFrom('tournaments')
    .select(['id', 'code', 'name', 'description', 'location', 'starts_at', 'ends_at', 'is_cancelled', 'sequence'])
    .select(['updated_at', 'created_at', 'game', 'format', 'format_name', 'capacity', 'phase'])
    .select(SEATED_PLAYERS.as('players'))
    .where('starts_at', 'is not', null)
}

type EventRow = Awaited<ReturnType<ReturnType<typeof eventsOf>['execute']>>[number]

function eventOf(row: EventRow): FeedEvent {
  const { id, code, name, location, sequence, game, format, phase } = row
  return {
    ...{ id, code, name, location, sequence, game, format, phase },
    description: row.description ?? '',
    startsAt: row.starts_at ?? '',
    endsAt: row.ends_at,
    isCancelled: row.is_cancelled === 1,
    updatedAt: row.updated_at,
    announcedAt: row.created_at,
    formatName: row.format_name,
    seats: row.capacity || null,
    players: Number(row.players),
  }
}
