import { MOST_SEASON_EVENTS, type SeasonId } from '@tablee/domain/seasons/season'
import type { SeasonShop } from '@tablee/domain/seasons/season-shops'
import type { ShopId } from '@tablee/domain/shops/shop'
import type { Queryable } from '../../../database/database.ts'
import { countSeasonEvents } from './season-event-store.ts'
import { noteSeasonChanged } from './season-store.ts'

/** In the order in which they came. */
export async function listSeasonShops(db: Queryable, season: SeasonId): Promise<readonly SeasonShop[]> {
  const rows = await db
    .selectFrom('season_shops')
    .selectAll()
    .where('season_id', '=', season)
    .orderBy('at')
    .orderBy('shop_id')
    .execute()
  return rows.map(({ shop_id, state, ended_by }) => ({ shopId: shop_id as ShopId, state, endedBy: ended_by }))
}

type Named = { readonly slug: string; readonly name: string }

/** A shop that closed has none. */
export async function namesOfShops(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, Named>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('shops')
    .select(['id', 'slug', 'name'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, slug, name }) => [id, { slug, name }]))
}

export async function writeSeasonShop(
  db: Queryable,
  season: SeasonId,
  { shopId, state, endedBy, at }: SeasonShop & { readonly at: string },
): Promise<void> {
  const said = { state, ended_by: endedBy }
  await db
    .insertInto('season_shops')
    .values({ season_id: season, shop_id: shopId, ...said, at })
    .onConflict((conflict) => conflict.columns(['season_id', 'shop_id']).doUpdateSet(said))
    .execute()
}

export async function deleteSeasonShop(db: Queryable, season: SeasonId, shop: ShopId): Promise<void> {
  await db.deleteFrom('season_shops').where('season_id', '=', season).where('shop_id', '=', shop).execute()
}

const COLUMNS = [
  ...(['season_id', 'tournament_id', 'name', 'starts_at'] as const),
  ...(['added_at', 'sequence', 'results', 'shop_id'] as const),
] as const

/** Of a shop that leaves: all its events, or those that were not played. */
export async function setEventsAside(
  db: Queryable,
  season: SeasonId,
  { shop, areAll }: { readonly shop: ShopId; readonly areAll: boolean },
): Promise<void> {
  const leaving = db
    .selectFrom('season_events')
    .where('season_id', '=', season)
    .where('shop_id', '=', shop)
    .$if(!areAll, (query) => query.where('results', 'is', null))
  await db
    .insertInto('season_events_aside')
    .columns(COLUMNS)
    .expression(leaving.select(COLUMNS).$castTo<never>())
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .deleteFrom('season_events')
    .where('season_id', '=', season)
    .where('shop_id', '=', shop)
    .$if(!areAll, (query) => query.where('results', 'is', null))
    .execute()
}

/** False where the season has no room for them. */
export async function bringEventsBack(db: Queryable, season: SeasonId, shop: ShopId): Promise<boolean> {
  const aside = db.selectFrom('season_events_aside').where('season_id', '=', season).where('shop_id', '=', shop)
  const { number } = await aside.select(({ fn }) => fn.countAll().as('number')).executeTakeFirstOrThrow()
  if ((await countSeasonEvents(db, season)) + Number(number) > MOST_SEASON_EVENTS) return false
  await db
    .insertInto('season_events')
    .columns(COLUMNS)
    .expression(aside.select(COLUMNS).$castTo<never>())
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db.deleteFrom('season_events_aside').where('season_id', '=', season).where('shop_id', '=', shop).execute()
  return true
}

/** Seasons whose invitation the shop has not answered, or that it left. */
export function listSeasonInvitations(db: Queryable, shop: ShopId) {
  return db
    .selectFrom('season_shops')
    .innerJoin('seasons', 'seasons.id', 'season_shops.season_id')
    .innerJoin('shops', 'shops.id', 'seasons.shop_id')
    .select(['seasons.id', 'seasons.slug', 'seasons.name', 'seasons.is_public', 'shops.slug as shop_slug'])
    .select(['shops.name as shop_name', 'season_shops.state'])
    .select(({ selectFrom }) =>
      selectFrom('season_shops as others')
        .select(({ fn }) => fn.countAll().as('number'))
        .whereRef('others.season_id', '=', 'seasons.id')
        .where('others.state', '=', 'in')
        .as('others'),
    )
    .where('season_shops.shop_id', '=', shop)
    .where((is) => is.or([is('season_shops.state', '=', 'invited'), is('season_shops.ended_by', '=', 'shop')]))
    .orderBy('season_shops.at')
    .orderBy('seasons.id')
    .execute()
}

/**
 * A shop that closes leaves what was played. A season that it runs goes on with the shop that came first, if others are in it.
 */
export async function leaveSeasonsOf(db: Queryable, shop: ShopId): Promise<void> {
  const shared = await db.selectFrom('season_shops').select('season_id').where('shop_id', '=', shop).execute()
  for (const { season_id } of shared) {
    const season = season_id as SeasonId
    await setEventsAside(db, season, { shop, areAll: false })
    await noteSeasonChanged(db, season)
  }
  await db.deleteFrom('season_events_aside').where('shop_id', '=', shop).execute()
  await db.deleteFrom('season_shops').where('shop_id', '=', shop).execute()
  const own = await db.selectFrom('seasons').select(['id', 'founder_id']).where('shop_id', '=', shop).execute()
  for (const { id, founder_id } of own) {
    const shops = await listSeasonShops(db, id as SeasonId)
    const heir = shops.find(({ state }) => state === 'in')
    if (!heir) continue
    await db
      .updateTable('seasons')
      .set({ shop_id: heir.shopId, founder_id: founder_id ?? shop })
      .where('id', '=', id)
      .execute()
    await deleteSeasonShop(db, id as SeasonId, heir.shopId)
    await noteSeasonChanged(db, id as SeasonId)
  }
}
