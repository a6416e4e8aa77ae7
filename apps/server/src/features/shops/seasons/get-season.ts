import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { listOwnSeasons as ownCall } from '@tablee/contract/seasons/own-seasons'
import type {
  listEventSeasons as eventCall,
  getSeason as getCall,
  listSeasons as listCall,
} from '@tablee/contract/seasons/public-season'
import type { Acting, Caller } from '@tablee/contract/serving/caller'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { ShopId } from '@tablee/domain/shops/shop'
import type { Queryable } from '../../../database/database.ts'
import { asMember } from '../shop-role.ts'
import { findShopBySlug } from '../shop-store.ts'
import { readSeasonPage, rowsTogether } from './read-season.ts'
import { countSeasonEvents } from './season-event-store.ts'
import type { SeasonGround } from './season-ground.ts'
import { listSeasonInvitations } from './season-shop-store.ts'
import { findSeasonBySlug, findSharedSeason, listPublicSeasonsOf, listSeasonRows } from './season-store.ts'

type Reply<Call> = Promise<Outcome<CallReply<Call>>>
type Listed = CallReply<typeof listCall>

const MOST_OF_EVENT = 10

export async function getSeason(
  ground: Acting<SeasonGround>,
  { slug, from }: ParsedInput<typeof getCall>,
): Reply<typeof getCall> {
  const found = await ground.database.read(async (db) => {
    const season = await findSeasonBySlug(db, slug)
    const own = ground.caller?.shop?.id
    const shared = season && own !== undefined ? await findSharedSeason(db, own, season.id) : null
    return season && { season, events: await countSeasonEvents(db, season.id), mayPut: shared !== null }
  })
  if (!found) return refuse('season_not_found')
  const { season, events, mayPut } = found
  const mayManage = isOfShop(ground.caller, season.shopId)
  if (!season.isPublic && !mayPut) return refuse('season_not_found')
  const page = await readSeasonPage(ground, season, { from, most: rowsTogether(events), mayManage, mayPut })
  return page ? accept({ data: page }) : refuse('season_not_found')
}

export function listSeasons(
  { database, caller }: Acting<Pick<SeasonGround, 'database'>>,
  { slug }: ParsedInput<typeof listCall>,
): Reply<typeof listCall> {
  return database.read(async (db) => {
    const shop = await findShopBySlug(db, slug)
    if (!shop) return refuse('shop_not_found')
    const mayManage = isOfShop(caller, shop.id)
    return accept(await readSeasonList(db, shop.id, { mayManage, areHiddenIn: false }))
  })
}

export async function listOwnSeasons({
  database,
  caller,
}: Acting<Pick<SeasonGround, 'database'>>): Reply<typeof ownCall> {
  const asked = asMember('read-seasons', caller)
  if (!asked.accepted) return asked
  const { shop } = asked.value
  return accept(await database.read((db) => readOwnSeasons(db, shop.id)))
}

export async function readOwnSeasons(db: Queryable, shop: ShopId): Promise<CallReply<typeof ownCall>> {
  const { data } = await readSeasonList(db, shop, { mayManage: true, areHiddenIn: true })
  const asked = await listSeasonInvitations(db, shop)
  const invitations = asked.map(({ id, slug, name, is_public, state, shop_slug, shop_name, others }) => ({
    ...{ id, slug: is_public === 1 ? slug : null, name, hasLeft: state === 'out' },
    ...{ shop: { slug: shop_slug, name: shop_name }, shopsCount: Number(others ?? 0) + 1 },
  }))
  return { data: { ...data, invitations } }
}

export async function listEventSeasons(
  { database }: Pick<SeasonGround, 'database'>,
  { tournamentId }: ParsedInput<typeof eventCall>,
): Reply<typeof eventCall> {
  const seasons = await database.read((db) => listPublicSeasonsOf(db, tournamentId, MOST_OF_EVENT))
  return accept({ data: { seasons } })
}

type Listing = { readonly mayManage: boolean; readonly areHiddenIn: boolean }

export async function readSeasonList(
  db: Queryable,
  shop: ShopId,
  { mayManage, areHiddenIn }: Listing,
): Promise<Listed> {
  const rows = await listSeasonRows(db, shop, areHiddenIn)
  return {
    data: {
      mayManage,
      seasons: rows.map(({ is_public, events, shop_id, shop_name, shop_slug, ...season }) => ({
        ...season,
        isPublic: is_public === 1,
        eventsCount: Number(events ?? 0),
        runBy: shop_id === shop ? null : { slug: shop_slug, name: shop_name },
      })),
    },
  }
}

function isOfShop(caller: Caller, shop: ShopId): boolean {
  return caller?.shop?.id === shop
}
