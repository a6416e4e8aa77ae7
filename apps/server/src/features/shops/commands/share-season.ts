import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type {
  answerSeasonInvitation as answerCall,
  inviteSeasonShop as inviteCall,
  leaveSharedSeason as leaveCall,
  returnToSeason as returnCall,
} from '@tablee/contract/seasons/season-shops'
import type { Acting } from '@tablee/contract/serving/caller'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { SeasonId } from '@tablee/domain/seasons/season'
import {
  answerSeasonInvitation as decideAnswer,
  inviteSeasonShop as decideInviting,
  endSeasonShop,
  returnSeasonShop,
  type SeasonShop,
  type SeasonSide,
} from '@tablee/domain/seasons/season-shops'
import type { ShopId } from '@tablee/domain/shops/shop'
import type { Transaction } from '../../../database/database.ts'
import { readOwnSeasons } from '../seasons/get-season.ts'
import type { SeasonGround } from '../seasons/season-ground.ts'
import {
  bringEventsBack,
  deleteSeasonShop,
  listSeasonShops,
  setEventsAside,
  writeSeasonShop,
} from '../seasons/season-shop-store.ts'
import { type KeptSeason, lockAnySeason, noteSeasonChanged } from '../seasons/season-store.ts'
import { type Sharing, tellSharing } from '../seasons/tell-sharing.ts'
import { asMember } from '../shop-role.ts'
import { findShopBySlug } from '../shop-store.ts'

type Reply<Call> = Promise<Outcome<CallReply<Call>>>

export function inviteSeasonShop(
  acting: Acting<SeasonGround>,
  { seasonId, slug }: ParsedInput<typeof inviteCall>,
): Reply<typeof inviteCall> {
  return share(acting, { seasonId, slug, isOwnersAct: true }, async ({ tx, season, shops, shop }) => {
    const decided = decideInviting({ owner: season.shopId, shops }, shop)
    if (!decided.accepted) return decided
    return keep(acting, { tx, season }, decided.value)
  })
}

/** Whoever takes its shop out says whether its events stay; both can be taken back. */
export function leaveSharedSeason(
  acting: Acting<SeasonGround>,
  { seasonId, slug, takesEvents }: ParsedInput<typeof leaveCall>,
): Reply<typeof leaveCall> {
  return share(acting, { seasonId, slug }, async ({ tx, season, shops, shop, side }) => {
    const decided = endSeasonShop(shops, shop, side)
    if (!decided.accepted) return decided
    if (decided.value === null) return forget(tx, season, shop)
    await setEventsAside(tx.db, season.id, { shop, areAll: takesEvents })
    return keep(acting, { tx, season }, decided.value)
  })
}

export function returnToSeason(
  acting: Acting<SeasonGround>,
  { seasonId, slug }: ParsedInput<typeof returnCall>,
): Reply<typeof returnCall> {
  return share(acting, { seasonId, slug }, async ({ tx, season, shops, shop, side }) => {
    const decided = returnSeasonShop(shops, shop, side)
    if (!decided.accepted) return decided
    if (!(await bringEventsBack(tx.db, season.id, shop))) return refuse('season_full')
    return keep(acting, { tx, season }, decided.value)
  })
}

export async function answerSeasonInvitation(
  acting: Acting<SeasonGround>,
  { seasonId, isAccepted }: ParsedInput<typeof answerCall>,
): Reply<typeof answerCall> {
  const asked = asMember('keep-season', acting.caller)
  if (!asked.accepted) return asked
  const { shop } = asked.value
  return acting.database.inTransaction(async (tx) => {
    const season = await lockAnySeason(tx, seasonId)
    if (!season) return refuse('season_invitation_not_found')
    const decided = decideAnswer(await listSeasonShops(tx.db, seasonId), shop.id, isAccepted)
    if (!decided.accepted) return decided
    if (decided.value === null) await forget(tx, season, shop.id)
    else {
      if (!(await bringEventsBack(tx.db, seasonId, shop.id))) return refuse('season_full')
      await keep(acting, { tx, season }, decided.value)
    }
    return accept(await readOwnSeasons(tx.db, shop.id))
  })
}

type Aimed = { readonly seasonId: SeasonId; readonly slug: string | null; readonly isOwnersAct?: boolean }
type Shared = {
  readonly tx: Transaction
  readonly season: KeptSeason
  readonly shops: readonly SeasonShop[]
  /** Whom it is about. */
  readonly shop: ShopId
  readonly side: SeasonSide
}

/** Who runs the season speaks of any shop, another one of itself alone. */
async function share(
  acting: Acting<SeasonGround>,
  { seasonId, slug, isOwnersAct = false }: Aimed,
  decide: (shared: Shared) => Promise<Outcome<null>>,
): Promise<Outcome<{ data: Sharing }>> {
  const asked = asMember('keep-season', acting.caller)
  if (!asked.accepted) return asked
  const { shop: own } = asked.value
  return acting.database.inTransaction(async (tx): Promise<Outcome<{ data: Sharing }>> => {
    const season = await lockAnySeason(tx, seasonId)
    const shops = season ? await listSeasonShops(tx.db, seasonId) : []
    const isOwner = season?.shopId === own.id
    const isKnown = !isOwnersAct && shops.some(({ shopId, state }) => shopId === own.id && state !== 'invited')
    if (!season || !(isOwner || isKnown)) return refuse('season_not_found')
    const about = slug === null ? own : await findShopBySlug(tx.db, slug)
    if (!about) return refuse('shop_not_found')
    if (!isOwner && about.id !== own.id) return refuse('season_shop_not_found')
    const side = isOwner ? 'owner' : 'shop'
    const done = await decide({ tx, season, shops, shop: about.id, side })
    if (!done.accepted) return done
    return accept({ data: await tellSharing(tx.db, season, own.id) })
  })
}

type Kept = { readonly tx: Transaction; readonly season: KeptSeason }

async function keep({ now }: SeasonGround, { tx, season }: Kept, shop: SeasonShop | null): Promise<Outcome<null>> {
  if (shop !== null) await writeSeasonShop(tx.db, season.id, { ...shop, at: now().toISOString() })
  await noteSeasonChanged(tx.db, season.id)
  return accept(null)
}

async function forget({ db }: Transaction, season: KeptSeason, shop: ShopId): Promise<Outcome<null>> {
  await deleteSeasonShop(db, season.id, shop)
  return accept(null)
}
