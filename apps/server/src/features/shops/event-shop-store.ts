import type { AccountId } from '@tablee/domain/accounts/account'
import type { ShopId } from '@tablee/domain/shops/shop'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../database/database.ts'
import { findShop, type KeptShop } from './shop-store.ts'

export type EventOfShop = {
  readonly code: string
  readonly name: string
  readonly organizer: AccountId
  /** Null without a shop. */
  readonly shop: KeptShop | null
  /** Whether there is still anything to write about. */
  readonly isOpen: boolean
}

/** Null unless it is an announced event. */
export async function findEventShop(db: Queryable, id: TournamentId): Promise<EventOfShop | null> {
  const row = await db
    .selectFrom('tournaments')
    .select(['code', 'name', 'organizer', 'shop_id', 'phase', 'is_cancelled'])
    .where('id', '=', id)
    .where('type', '=', 'advance')
    .executeTakeFirst()
  if (!row) return null
  return {
    ...{ code: row.code, name: row.name, organizer: row.organizer as AccountId },
    shop: row.shop_id === null ? null : await findShop(db, row.shop_id as ShopId),
    isOpen: row.phase !== 'finished' || row.is_cancelled === 1,
  }
}
