import type { AccountId } from '@tablee/domain/accounts/account'
import type { Email } from '@tablee/domain/accounts/email'
import type { ShopId } from '@tablee/domain/shops/shop'
import type { ShopInvitation } from '@tablee/domain/shops/shop-invitation'
import type { Queryable } from '../../database/database.ts'
import type { Row } from '../../database/tables/tables.ts'

export async function insertInvitation(db: Queryable, invitation: ShopInvitation, hash: string | null): Promise<void> {
  const { id, shopId, role, isHandOver, from, email, createdAt, expiresAt } = invitation
  await db
    .insertInto('shop_invitations')
    .values({
      ...{ id, role, email, hash, shop_id: shopId, is_hand_over: Number(isHandOver), from_account: from },
      ...{ created_at: createdAt, expires_at: expiresAt },
    })
    .execute()
}

export async function findInvitation(db: Queryable, id: string): Promise<ShopInvitation | null> {
  const row = await db.selectFrom('shop_invitations').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? invitationOf(row) : null
}

export async function findInvitationByHash(db: Queryable, hash: string): Promise<ShopInvitation | null> {
  const row = await db.selectFrom('shop_invitations').selectAll().where('hash', '=', hash).executeTakeFirst()
  return row ? invitationOf(row) : null
}

/** Those still open. */
export async function listInvitations(db: Queryable, shop: ShopId, now: string): Promise<readonly ShopInvitation[]> {
  const rows = await db
    .selectFrom('shop_invitations')
    .selectAll()
    .where('shop_id', '=', shop)
    .where('expires_at', '>', now)
    .orderBy('created_at')
    .execute()
  return rows.map(invitationOf)
}

type Asked = { readonly email: Email; readonly now: string; readonly most: number }

export async function listInvitationsTo(db: Queryable, { email, now, most }: Asked) {
  const rows = await db
    .selectFrom('shop_invitations')
    .selectAll('shop_invitations')
    .innerJoin('shops', 'shops.id', 'shop_invitations.shop_id')
    .select('shops.name')
    .where('shop_invitations.email', '=', email)
    .where('expires_at', '>', now)
    .orderBy('shop_invitations.created_at')
    .limit(most)
    .execute()
  return rows.map((row) => ({ ...invitationOf(row), shop: row.name }))
}

/** Mailed within the last day. */
export async function countInvitedSince(db: Queryable, shop: ShopId, since: string): Promise<number> {
  const { number } = await db
    .selectFrom('shop_invitations')
    .select(({ fn }) => fn.countAll().as('number'))
    .where('shop_id', '=', shop)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(number)
}

export async function deleteInvitation(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('shop_invitations').where('id', '=', id).execute()
}

export async function deleteInvitationsFrom(db: Queryable, account: AccountId): Promise<void> {
  await db.deleteFrom('shop_invitations').where('from_account', '=', account).execute()
}

export async function deleteInvitationsTo(db: Queryable, email: Email): Promise<void> {
  await db.deleteFrom('shop_invitations').where('email', '=', email).execute()
}

/** They contain addresses, and can no longer be answered. */
export async function deleteEndedInvitations(db: Queryable, now: string): Promise<void> {
  await db.deleteFrom('shop_invitations').where('expires_at', '<=', now).execute()
}

function invitationOf(row: Row<'shop_invitations'>): ShopInvitation {
  return {
    ...{ id: row.id, shopId: row.shop_id as ShopId, role: row.role, isHandOver: row.is_hand_over === 1 },
    ...{ from: row.from_account as AccountId, email: row.email as Email | null },
    ...{ createdAt: row.created_at, expiresAt: row.expires_at },
  }
}
