import type { AccountId } from '@tablee/domain/accounts/account'
import type { ShopId, ShopMember, ShopMembership } from '@tablee/domain/shops/shop'
import { lockName } from '../../database/connection/lock-name.ts'
import type { Queryable, Transaction } from '../../database/database.ts'

/** Until the transaction ends. */
export async function lockMembers(tx: Transaction, shop: ShopId): Promise<readonly ShopMember[]> {
  await lockName(tx, `shop ${shop}`)
  return listMembers(tx.db, shop)
}

export async function listMembers(db: Queryable, shop: ShopId): Promise<readonly ShopMember[]> {
  const rows = await db
    .selectFrom('shop_members')
    .selectAll()
    .where('shop_id', '=', shop)
    .orderBy('since')
    .orderBy('account_id')
    .execute()
  return rows.map(({ account_id, role, since }) => ({ accountId: account_id as AccountId, role, since }))
}

export async function findMembership(db: Queryable, accountId: AccountId): Promise<ShopMembership | null> {
  const row = await db.selectFrom('shop_members').selectAll().where('account_id', '=', accountId).executeTakeFirst()
  return row ? { id: row.shop_id as ShopId, role: row.role } : null
}

export async function writeMembers(db: Queryable, shop: ShopId, members: readonly ShopMember[]): Promise<void> {
  await db.deleteFrom('shop_members').where('shop_id', '=', shop).execute()
  const rows = members.map(({ accountId, role, since }) => ({ shop_id: shop, account_id: accountId, role, since }))
  if (rows.length > 0) await db.insertInto('shop_members').values(rows).execute()
}
