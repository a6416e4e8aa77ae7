import type { AccountId } from '@tablee/domain/accounts/account'
import type { ShopId } from '@tablee/domain/shops/shop'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { sql } from 'kysely'
import type { Queryable } from '../../database/database.ts'

/** Which shop an event is of stands beside its state: no act decides on it. */
export async function writeShopOf(db: Queryable, id: TournamentId, shop: ShopId | null): Promise<void> {
  await db.updateTable('all_tournaments').set({ shop_id: shop }).where('id', '=', id).execute()
}

/** By what its page names who organizes it; null where no shop does. */
export async function findShopNamed(db: Queryable, id: TournamentId): Promise<{ name: string; slug: string } | null> {
  const row = await db
    .selectFrom('tournaments')
    .innerJoin('shops', 'shops.id', 'tournaments.shop_id')
    .select(['shops.name', 'shops.slug'])
    .where('tournaments.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

type Wanted = { readonly account: AccountId; readonly shop: ShopId | null; readonly most: number }

/** The events that an account organizes for this shop, or for none: those that are not over first, then the latest. */
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
      // Of a shop that was closed it is of none.
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
