import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import { type getShopEvents as call, EVENTS_TOGETHER, type ShopEvent } from '@tablee/contract/shops/shop-events'
import { wireMoment } from '@tablee/contract/wire-moment'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { ShopId } from '@tablee/domain/shops/shop'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { ShopGround } from '../shop-ground.ts'
import { asMember } from '../shop-role.ts'
import { findShop } from '../shop-store.ts'

type Reply = CallReply<typeof call>

export async function getShopEvents(
  { database, caller }: Acting<Pick<ShopGround, 'database'>>,
  { offset = 0 }: ParsedInput<typeof call>,
): Promise<Outcome<Reply>> {
  const asked = asMember('read-events', caller)
  if (!asked.accepted) return asked
  const { id } = asked.value.shop
  const data = await database.read(async (db) => {
    const shop = await findShop(db, id)
    const rows = shop ? await listEvents(db, id, offset) : []
    const next = rows.length > EVENTS_TOGETHER ? offset + EVENTS_TOGETHER : null
    const events = rows.slice(0, EVENTS_TOGETHER).map(eventOf)
    return shop && { shop: { name: shop.profile.name, slug: shop.slug }, events, next }
  })
  return data ? accept({ data }) : refuse('shop_not_found')
}

/** One more than is told. */
function listEvents(db: Queryable, shop: ShopId, offset: number) {
  return db
    .selectFrom('tournaments')
    .select(['id', 'code', 'name', 'game', 'format', 'format_name', 'starts_at', 'ends_at', 'capacity'])
    .select(['phase', 'is_cancelled', 'current_round'])
    .select(
      sql<number | string>`(select count(*) from players where players.tournament_id = tournaments.id
        and players.dropped_after is null)`.as('players'),
    )
    .where('shop_id', '=', shop)
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .limit(EVENTS_TOGETHER + 1)
    .offset(offset)
    .execute()
}

function eventOf(row: Awaited<ReturnType<typeof listEvents>>[number]): ShopEvent {
  return {
    ...{ id: row.id, code: row.code, name: row.name, gameType: row.game ?? '', format: row.format ?? '' },
    formatName: row.format_name,
    tournamentDate: row.starts_at === null ? '' : wireMoment(row.starts_at),
    endDate: row.ends_at === null ? null : wireMoment(row.ends_at),
    state: row.is_cancelled === 1 ? 'cancelled' : row.phase,
    currentRound: row.current_round,
    maxPlayers: row.capacity === 0 ? null : row.capacity,
    players: Number(row.players),
  }
}
