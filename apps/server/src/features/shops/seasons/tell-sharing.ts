import type { CallReply } from '@tablee/contract/call'
import type { inviteSeasonShop } from '@tablee/contract/seasons/season-shops'
import type { ShopId } from '@tablee/domain/shops/shop'
import type { Queryable } from '../../../database/database.ts'
import { listSeasonShops, namesOfShops } from './season-shop-store.ts'
import type { KeptSeason } from './season-store.ts'

export type Sharing = CallReply<typeof inviteSeasonShop>['data']

/** The shops of a season, for one of them: invitations and departures are between the owner and whom they are about. */
export async function tellSharing(db: Queryable, season: KeptSeason, reader: ShopId): Promise<Sharing> {
  const shops = await listSeasonShops(db, season.id)
  const names = await namesOfShops(db, [season.shopId, ...shops.map(({ shopId }) => shopId)])
  const isOwner = reader === season.shopId
  const seen = shops.filter(({ shopId, state }) => isOwner || state === 'in' || shopId === reader)
  return {
    isOwner,
    shops: [
      ...[{ shopId: season.shopId, state: 'owner' as const, endedBy: null }, ...seen].flatMap(
        ({ shopId, state, endedBy }) => {
          const named = names.get(shopId)
          return named
            ? [{ ...named, state, mayReturn: endedBy === (isOwner ? 'owner' : 'shop'), isOwn: shopId === reader }]
            : []
        },
      ),
    ],
  }
}
