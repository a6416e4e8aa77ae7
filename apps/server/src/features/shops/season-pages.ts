import type { DescribeSeason } from '@tablee/contract/serving/link-preview'
import type { ReadSeason } from '@tablee/contract/serving/read-season'
import { readSlug } from '@tablee/domain/shops/shop-slug'
import { getSeason } from './seasons/get-season.ts'
import type { SeasonGround } from './seasons/season-ground.ts'
import { findPublicSeason } from './seasons/season-store.ts'
import { findShop } from './shop-store.ts'

export function describeSeason({ database }: Pick<SeasonGround, 'database'>): DescribeSeason {
  return (slug) =>
    database.read(async (db) => {
      const season = await findPublicSeason(db, slug)
      const shop = season && (await findShop(db, season.shopId))
      if (!season || !shop) return null
      const { name, location } = shop.profile
      return { slug: season.slug, name: season.name, events: season.events.length, shop: name, location }
    })
}

/** As everybody sees it. */
export function readSeason(ground: SeasonGround): ReadSeason {
  return async (typed, from) => {
    const slug = readSlug(typed)
    if (slug === null) return null
    const page = await getSeason({ ...ground, caller: null }, { slug, from })
    return page.accepted ? page.value.data : null
  }
}
