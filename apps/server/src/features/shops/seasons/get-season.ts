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
import { findSeasonBySlug, listPublicSeasonsOf, listSeasonRows } from './season-store.ts'

type Reply<Call> = Promise<Outcome<CallReply<Call>>>
type Listed = CallReply<typeof listCall>

const MOST_OF_EVENT = 10

export async function getSeason(
  ground: Acting<SeasonGround>,
  { slug, from }: ParsedInput<typeof getCall>,
): Reply<typeof getCall> {
  const found = await ground.database.read(async (db) => {
    const season = await findSeasonBySlug(db, slug)
    return season && { season, events: await countSeasonEvents(db, season.id) }
  })
  if (!found) return refuse('season_not_found')
  const { season, events } = found
  const mayManage = isOfShop(ground.caller, season.shopId)
  if (!season.isPublic && !mayManage) return refuse('season_not_found')
  const page = await readSeasonPage(ground, season, { from, most: rowsTogether(events), mayManage })
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
  return accept(await database.read((db) => readSeasonList(db, shop.id, { mayManage: true, areHiddenIn: true })))
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
      seasons: rows.map(({ is_public, events, ...season }) => ({
        ...season,
        isPublic: is_public === 1,
        eventsCount: Number(events ?? 0),
      })),
    },
  }
}

function isOfShop(caller: Caller, shop: ShopId): boolean {
  return caller?.shop?.id === shop
}
