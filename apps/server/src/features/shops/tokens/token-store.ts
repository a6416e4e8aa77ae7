import { createHash } from 'node:crypto'
import type { ShopId } from '@tablee/domain/shops/shop'
import { type ShopTokenId, TOKEN_KINDS, type TokenKind } from '@tablee/domain/shops/shop-token'
import type { Queryable } from '../../../database/database.ts'
import type { Row } from '../../../database/tables/tables.ts'

export type KeptToken = {
  readonly id: ShopTokenId
  readonly shopId: ShopId
  readonly name: string
  /** Null for one of a later version, which opens nothing here. */
  readonly kind: TokenKind | null
  readonly usedOn: string | null
  readonly createdAt: string
}

const MOST_REVOKED = 50
const COLUMNS = ['id', 'shop_id', 'name', 'kind', 'used_on', 'created_at'] as const

/** The only thing stored of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token, 'utf8').digest('hex')
}

/** Those in force, oldest first. */
export async function listTokens(db: Queryable, shop: ShopId): Promise<readonly KeptToken[]> {
  const rows = await db
    .selectFrom('shop_tokens')
    .select(COLUMNS)
    .where('shop_id', '=', shop)
    .where('hash', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(tokenOf)
}

/** Null also where the operator has blocked every organizer of the shop. */
export async function findToken(db: Queryable, hash: string): Promise<KeptToken | null> {
  const row = await db
    .selectFrom('shop_tokens')
    .select(COLUMNS)
    .where('hash', '=', hash)
    .where((is) =>
      is.exists(
        is
          .selectFrom('shop_members')
          .innerJoin('accounts', 'accounts.id', 'shop_members.account_id')
          .select('accounts.id')
          .whereRef('shop_members.shop_id', '=', 'shop_tokens.shop_id')
          .where('shop_members.role', '=', 'organizer')
          .where('accounts.is_enabled', '=', 1),
      ),
    )
    .executeTakeFirst()
  return row ? tokenOf(row) : null
}

function tokenOf({
  id,
  shop_id,
  name,
  kind,
  used_on,
  created_at,
}: Omit<Row<'shop_tokens'>, 'hash' | 'revoked_at'>): KeptToken {
  return {
    ...{ id: id as ShopTokenId, shopId: shop_id as ShopId, name, usedOn: used_on, createdAt: created_at },
    kind: TOKEN_KINDS.find((one) => one === kind) ?? null,
  }
}

export async function insertToken(db: Queryable, token: KeptToken & { readonly hash: string }): Promise<void> {
  const { id, shopId, name, kind, usedOn, createdAt, hash } = token
  await db
    .insertInto('shop_tokens')
    .values({
      ...{ id, shop_id: shopId, name, kind: kind ?? '', hash, revoked_at: null },
      ...{ used_on: usedOn, created_at: createdAt },
    })
    .execute()
}

/** Its name stays for the journal, of as many as a shop last revoked. */
export async function endToken(
  db: Queryable,
  { id, shopId }: Pick<KeptToken, 'id' | 'shopId'>,
  at: string,
): Promise<void> {
  await db.updateTable('shop_tokens').set({ hash: null, revoked_at: at }).where('id', '=', id).execute()
  const latest = db
    .selectFrom('shop_tokens')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('hash', 'is', null)
    .orderBy('revoked_at', 'desc')
    .orderBy('id')
    .limit(MOST_REVOKED)
  const kept = (await latest.execute()).map((row) => row.id)
  await db
    .deleteFrom('shop_tokens')
    .where('shop_id', '=', shopId)
    .where('hash', 'is', null)
    .where('id', 'not in', kept)
    .execute()
}

export async function noteUse(db: Queryable, id: ShopTokenId, day: string): Promise<void> {
  await db.updateTable('shop_tokens').set({ used_on: day }).where('id', '=', id).execute()
}
