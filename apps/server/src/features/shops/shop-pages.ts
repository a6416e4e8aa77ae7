import type { DescribeShop } from '@tablee/contract/serving/link-preview'
import type { FindPageContent, PageContent } from '@tablee/contract/serving/page-content'
import type { EventShop } from '@tablee/contract/shops/public-shop'
import { readSlug } from '@tablee/domain/shops/shop-slug'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../database/database.ts'
import { getEventShop } from './queries/get-event-shop.ts'
import { getShop } from './queries/get-shop.ts'
import type { ShopGround } from './shop-ground.ts'
import { findShopBySlug } from './shop-store.ts'

export function describeShop({ database }: Pick<ShopGround, 'database'>): DescribeShop {
  return async (typed) => {
    const slug = readSlug(typed)
    const kept = slug === null ? null : await database.read((db) => findShopBySlug(db, slug))
    if (!kept) return null
    const { name, location, words, contact } = kept.profile
    return { slug: kept.slug, name, location, words, phone: contact.phone, site: contact.site, logo: kept.logo }
  }
}

/** Null for every other page. */
export function shopPage(ground: ShopGround, product: PageContent['product']): FindPageContent {
  return async (path) => {
    const slug = readSlug(/^\/lieu\/([^/]+)\/?$/.exec(path)?.[1] ?? '')
    if (slug === null) return null
    const page = await getShop(ground, { slug })
    return page.accepted ? { product, shop: page.value.data } : null
  }
}

export function publicShopOf(ground: ShopGround): (id: TournamentId) => Promise<EventShop | null> {
  return async (tournamentId) => {
    const found = await getEventShop({ ...ground, caller: null }, { tournamentId })
    return found.accepted ? found.value.data : null
  }
}

/** The shop of a feed, by a current or earlier slug. */
export async function findFeedShop(db: Queryable, typed: string) {
  const slug = readSlug(typed)
  const kept = slug === null ? null : await findShopBySlug(db, slug)
  return kept && { id: kept.id, slug: kept.slug, name: kept.profile.name }
}
