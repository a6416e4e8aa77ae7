import type { Email } from '@tablee/domain/accounts/email'
import type { ShopId, ShopProfile } from '@tablee/domain/shops/shop'
import { isSlugOf, slugsOf } from '@tablee/domain/shops/shop-slug'
import type { Queryable } from '../../database/database.ts'
import type { Row } from '../../database/tables/tables.ts'
import { leaveSeasonsOf } from './seasons/season-shop-store.ts'

export type KeptShop = {
  readonly id: ShopId
  readonly slug: string
  readonly profile: ShopProfile
  readonly logo: string | null
  readonly createdAt: string
}

export async function findShop(db: Queryable, id: ShopId): Promise<KeptShop | null> {
  const row = await db.selectFrom('shops').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? shopOf(row) : null
}

/** By its current or any former URL name. */
export async function findShopBySlug(db: Queryable, slug: string): Promise<KeptShop | null> {
  const row = await db
    .selectFrom('shops')
    .selectAll('shops')
    .innerJoin('shop_slugs', 'shop_slugs.shop_id', 'shops.id')
    .where('shop_slugs.slug', '=', slug)
    .executeTakeFirst()
  return row ? shopOf(row) : null
}

type Written = {
  readonly profile: ShopProfile
  readonly words: readonly string[]
  readonly at: string
}

export async function insertShop(db: Queryable, id: ShopId, { profile, words, at }: Written): Promise<void> {
  const slug = await freeSlug(db, profile.name)
  await db
    .insertInto('shops')
    .values({ id, slug, ...columnsOf(profile), logo: null, created_at: at, updated_at: at })
    .execute()
  await db.insertInto('shop_slugs').values({ slug, shop_id: id }).execute()
  await writeWords(db, id, words)
}

/** Former URL names still lead to it. */
export async function updateShop(
  db: Queryable,
  { id, slug: before }: KeptShop,
  { profile, words, at }: Written,
): Promise<void> {
  const slug = isSlugOf(before, profile.name) ? before : await freeSlug(db, profile.name, id)
  await db
    .updateTable('shops')
    .set({ slug, ...columnsOf(profile), updated_at: at })
    .where('id', '=', id)
    .execute()
  await db
    .insertInto('shop_slugs')
    .values({ slug, shop_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await writeWords(db, id, words)
}

/** Events stay with their organizers. */
export async function deleteShop(db: Queryable, id: ShopId): Promise<void> {
  await leaveSeasonsOf(db, id)
  await db.deleteFrom('shops').where('id', '=', id).execute()
}

async function freeSlug(db: Queryable, name: string, own: ShopId | null = null): Promise<string> {
  for (const slug of slugsOf(name)) {
    const taken = await db.selectFrom('shop_slugs').select('shop_id').where('slug', '=', slug).executeTakeFirst()
    if (!taken || taken.shop_id === own) return slug
  }
  throw new Error('Names in addresses never end')
}

async function writeWords(db: Queryable, id: ShopId, words: readonly string[]): Promise<void> {
  await db.deleteFrom('shop_words').where('shop_id', '=', id).execute()
  const rows = [...new Set(words)].map((word) => ({ shop_id: id, word }))
  if (rows.length > 0) await db.insertInto('shop_words').values(rows).execute()
}

/** Null removes it. */
export async function replaceLogo(
  db: Queryable,
  id: ShopId,
  logo: { readonly id: string; readonly image: Buffer } | null,
): Promise<void> {
  await db.deleteFrom('shop_logos').where('shop_id', '=', id).execute()
  if (logo !== null)
    await db
      .insertInto('shop_logos')
      .values({ shop_id: id, id: logo.id, image: logo.image.toString('base64') })
      .execute()
  await db
    .updateTable('shops')
    .set({ logo: logo?.id ?? null })
    .where('id', '=', id)
    .execute()
}

export async function findLogo(db: Queryable, id: string): Promise<Buffer | null> {
  const row = await db.selectFrom('shop_logos').select('image').where('id', '=', id).executeTakeFirst()
  return row ? Buffer.from(row.image, 'base64') : null
}

function columnsOf({ name, location, contact, words, takesReplies, takesMessages }: ShopProfile) {
  return {
    name,
    location,
    ...contact,
    words,
    takes_replies: Number(takesReplies),
    takes_messages: Number(takesMessages),
  }
}

function shopOf(row: Row<'shops'>): KeptShop {
  const { phone, site, discord, instagram } = row
  return {
    id: row.id as ShopId,
    slug: row.slug,
    profile: {
      name: row.name,
      location: row.location,
      contact: { email: row.email as Email | null, phone, site, discord, instagram },
      words: row.words,
      takesReplies: row.takes_replies === 1,
      takesMessages: row.takes_messages === 1,
    },
    logo: row.logo,
    createdAt: row.created_at,
  }
}
