import { accept, type Outcome, refuse } from '../outcome.ts'
import type { ShopId } from '../shops/shop.ts'

export const SEASON_SHOP_STATES = ['invited', 'in', 'out'] as const
export const SEASON_SIDES = ['owner', 'shop'] as const

/** Who speaks: the shop that runs the season, or the one that is invited to it. */
export type SeasonSide = (typeof SEASON_SIDES)[number]

/** A shop whose events another one's season counts. */
export type SeasonShop = {
  readonly shopId: ShopId
  readonly state: (typeof SEASON_SHOP_STATES)[number]
  /** Of one that is out: only that side brings it back. */
  readonly endedBy: SeasonSide | null
}

/** With the one that runs it. */
export const MOST_SEASON_SHOPS = 30

type Shared = { readonly owner: ShopId; readonly shops: readonly SeasonShop[] }

/** It runs the season, or its events count too. */
export function isInSeason({ owner, shops }: Shared, shopId: ShopId): boolean {
  return shopId === owner || findShopOf(shops, shopId)?.state === 'in'
}

/** Null: it is invited already, or in. */
export function inviteSeasonShop({ owner, shops }: Shared, shopId: ShopId): Outcome<SeasonShop | null> {
  if (shopId === owner) return refuse('season_shop_own')
  const known = findShopOf(shops, shopId)
  if (known && known.state !== 'out') return accept(null)
  const others = shops.filter(({ state }) => state !== 'out').length
  if (others + 1 >= MOST_SEASON_SHOPS) return refuse('season_shops_full')
  return accept({ shopId, state: 'invited', endedBy: null })
}

/** Null: it declines, and nothing is kept of it. */
export function answerSeasonInvitation(
  shops: readonly SeasonShop[],
  shopId: ShopId,
  isAccepted: boolean,
): Outcome<SeasonShop | null> {
  const invited = findShopOf(shops, shopId)
  if (invited?.state !== 'invited') return refuse('season_invitation_not_found')
  return accept(isAccepted ? { shopId, state: 'in', endedBy: null } : null)
}

/** Null: an invitation is withdrawn. */
export function endSeasonShop(
  shops: readonly SeasonShop[],
  shopId: ShopId,
  endedBy: SeasonSide,
): Outcome<SeasonShop | null> {
  const known = findShopOf(shops, shopId)
  if (known?.state === 'in') return accept({ shopId, state: 'out', endedBy })
  return known?.state === 'invited' && endedBy === 'owner' ? accept(null) : refuse('season_shop_not_found')
}

/** Whoever ended it takes it back. */
export function returnSeasonShop(shops: readonly SeasonShop[], shopId: ShopId, side: SeasonSide): Outcome<SeasonShop> {
  const known = findShopOf(shops, shopId)
  if (known?.state !== 'out' || known.endedBy !== side) return refuse('season_shop_not_found')
  if (shops.filter(({ state }) => state !== 'out').length + 1 >= MOST_SEASON_SHOPS) return refuse('season_shops_full')
  return accept({ shopId, state: 'in', endedBy: null })
}

type OfEvent = Shared & {
  /** Whose event it is. */
  readonly eventShop: ShopId
}

/** Each shop takes out its own events; those of a shop that is no longer there, who runs the season. */
export function mayTakeEvent({ owner, shops, eventShop }: OfEvent, shopId: ShopId): boolean {
  return eventShop === shopId || (shopId === owner && !isInSeason({ owner, shops }, eventShop))
}

function findShopOf(shops: readonly SeasonShop[], shopId: ShopId): SeasonShop | undefined {
  return shops.find((each) => each.shopId === shopId)
}
