import type { AccountId } from '@tablee/domain/accounts/account'
import type { ShopId } from '@tablee/domain/shops/shop'
import type { ShopTokenId } from '@tablee/domain/shops/shop-token'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { sql } from 'kysely'
import type { Queryable } from '../../database/database.ts'

/** An event's shop is not part of its state: no act depends on it. */
export async function writeShopOf(db: Queryable, id: TournamentId, shop: ShopId | null): Promise<void> {
  await db.updateTable('all_tournaments').set({ shop_id: shop }).where('id', '=', id).execute()
}

/** By the name on its page; null without a shop. */
export async function findShopNamed(db: Queryable, id: TournamentId): Promise<{ name: string; slug: string } | null> {
  const row = await db
    .selectFrom('tournaments')
    .innerJoin('shops', 'shops.id', 'tournaments.shop_id')
    .select(['shops.name', 'shops.slug'])
    .where('tournaments.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Also of those that were revoked, for a while. */
export async function listTokenNames(
  db: Queryable,
  ids: readonly ShopTokenId[],
): Promise<ReadonlyMap<ShopTokenId, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('shop_tokens')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, name }) => [id as ShopTokenId, name]))
}

type Wanted = { readonly account: AccountId; readonly shop: ShopId | null; readonly most: number }

/** For this shop, or for none: unfinished first, then latest. */
export async function listShopEventsOf(
  db: Queryable,
  { account, shop, most }: Wanted,
): Promise<readonly { readonly id: TournamentId; readonly isOver: boolean }[]> {
  const rows = await db
    .selectFrom('tournaments')
    .select(['id', 'phase'])
    .where('type', '=', 'advance')
    .where('organizer', '=', account)
    .where((is) => {
      if (shop !== null) return is('shop_id', '=', shop)
      // Events of a closed shop belong to none.
      return is.not(
        is.exists(is.selectFrom('shops').select('shops.id').whereRef('shops.id', '=', 'tournaments.shop_id')),
      )
    })
    .orderBy(sql`case when phase = 'finished' then 1 else 0 end`)
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ id, phase }) => ({ id: id as TournamentId, isOver: phase === 'finished' }))
}
