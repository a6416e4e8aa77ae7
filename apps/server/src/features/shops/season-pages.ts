import type { DescribeSeason } from '@tablee/contract/serving/link-preview'
import type { ReadSeason } from '@tablee/contract/serving/read-season'
import type { SeasonFinal } from '@tablee/domain/seasons/season'
import { readSlug } from '@tablee/domain/shops/shop-slug'
import { isCounted } from './seasons/build-table.ts'
import { getSeason } from './seasons/get-season.ts'
import { stateOf } from './seasons/read-season.ts'
import { listSeasonEvents, type SeasonEventKept } from './seasons/season-event-store.ts'
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
      const events = (await listSeasonEvents(db, season.id)).filter((event) => mayCount(event, season.final))
      return { slug: season.slug, name: season.name, events: events.length, shop: name, location }
    })
}

/** As the rules of its page count them: without the final, and what was cancelled or is gone without a result. */
function mayCount(event: SeasonEventKept, final: SeasonFinal | null): boolean {
  const { tournament_id: id, code } = event
  return id !== final?.tournamentId && stateOf(event) !== 'cancelled' && (code !== null || isCounted(event))
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
