import type { CallReply, ParsedInput } from '@tablee/contract/call'
import { type getShop as call, MOST_SHOP_EVENTS, MOST_SHOP_RESULTS } from '@tablee/contract/shops/public-shop'
import { wireMoment } from '@tablee/contract/wire-moment'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { ShopId } from '@tablee/domain/shops/shop'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { listRatingsOfShop } from '../ratings/rating-store.ts'
import { listPastEvents } from '../seasons/past-event-store.ts'
import type { ShopGround } from '../shop-ground.ts'
import { findShopBySlug } from '../shop-store.ts'

type Reply = CallReply<typeof call>

/** Today's events count as coming until the day is over. */
const LOOK_BACK_MS = 12 * 60 * 60 * 1000

export async function getShop(
  { database, now }: Pick<ShopGround, 'database' | 'now'>,
  { slug }: ParsedInput<typeof call>,
): Promise<Outcome<Reply>> {
  const data = await database.read(async (db) => {
    const kept = await findShopBySlug(db, slug)
    if (!kept) return null
    const { profile, logo, id } = kept
    const { name, location, words, contact } = profile
    const since = new Date(now().getTime() - LOOK_BACK_MS).toISOString()
    return {
      ...{ slug: kept.slug, name, logo, location, words, ...contact },
      events: (await listComing(db, id, since)).map((row) => ({
        ...eventOf(row),
        maxPlayers: row.capacity === 0 ? null : row.capacity,
        isStarted: row.phase !== 'waiting',
      })),
      results: (await listResults(db, id)).map(eventOf),
      ratings: await listGamesRated(db, id),
      past: (await listPastEvents(db, id, MOST_SHOP_RESULTS)).map((row) => ({
        ...{ id: row.id, code: '' as const, name: row.name, gameType: row.game, format: row.format },
        ...{ formatName: row.format_name, tournamentDate: wireMoment(row.held_on) },
        registeredPlayersCount: Number(row.people ?? 0),
      })),
    }
  })
  return data ? accept({ data }) : refuse('shop_not_found')
}

async function listGamesRated(db: Queryable, shop: ShopId) {
  const ratings = await listRatingsOfShop(db, shop)
  return ratings.flatMap(({ id, of }) => (of.kind === 'shop' ? [{ id, game: of.game }] : []))
}

function listComing(db: Queryable, shop: ShopId, since: string) {
  return eventsOf(db, shop)
    .where('phase', '<>', 'finished')
    .where('starts_at', '>=', since)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(MOST_SHOP_EVENTS)
    .execute()
}

function listResults(db: Queryable, shop: ShopId) {
  return eventsOf(db, shop)
    .where('phase', '=', 'finished')
    .where('is_cancelled', '=', 0)
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .limit(MOST_SHOP_RESULTS)
    .execute()
}

function eventsOf(db: Queryable, shop: ShopId) {
  return db
    .selectFrom('tournaments')
    .select(['id', 'code', 'name', 'game', 'format', 'format_name', 'starts_at', 'capacity', 'phase'])
    .select(
      sql<number | string>`(select count(*) from players where players.tournament_id = tournaments.id
        and players.dropped_after is null)`.as('players'),
    )
    .where('shop_id', '=', shop)
}

type EventRow = Awaited<ReturnType<typeof listComing>>[number]

function eventOf(row: EventRow): Reply['data']['results'][number] {
  return {
    ...{
      code: row.code,
      name: row.name,
      gameType: row.game ?? '',
      format: row.format ?? '',
      formatName: row.format_name,
    },
    tournamentDate: row.starts_at === null ? '' : wireMoment(row.starts_at),
    registeredPlayersCount: Number(row.players),
  }
}
