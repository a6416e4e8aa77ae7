import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type {
  keepRating as keepCall,
  nameRatedPerson as nameCall,
  listOwnRatings as ownCall,
} from '@tablee/contract/ratings/own-ratings'
import type { Acting } from '@tablee/contract/serving/caller'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { ShopId } from '@tablee/domain/shops/shop'
import { lockName } from '../../../database/connection/lock-name.ts'
import type { Queryable } from '../../../database/database.ts'
import { findSeasonOf } from '../seasons/season-store.ts'
import { asMember } from '../shop-role.ts'
import { drawId } from '../shop-secret.ts'
import { findShop } from '../shop-store.ts'
import { readRatings } from './build-rating.ts'
import type { RatingGround } from './rating-ground.ts'
import { countGames, findRating, listRatingsOfShop, switchRating, writeDeparture } from './rating-store.ts'

type Reply<Call> = Promise<Outcome<CallReply<Call>>>

export async function listOwnRatings({
  database,
  caller,
}: Acting<Pick<RatingGround, 'database'>>): Reply<typeof ownCall> {
  const asked = asMember('read-ratings', caller)
  if (!asked.accepted) return asked
  const { shop } = asked.value
  return database.read((db) => readSwitches(db, shop.id))
}

export async function keepRating(
  { database, chance, now, caller }: Acting<RatingGround>,
  { of, isOn }: ParsedInput<typeof keepCall>,
): Reply<typeof keepCall> {
  const asked = asMember('keep-rating', caller)
  if (!asked.accepted) return asked
  const { id: shopId } = asked.value.shop
  return database.inTransaction(async (tx) => {
    // One rating of each kind, whoever turns it on at once.
    await lockName(tx, `ratings ${shopId}`)
    if (of.kind === 'season' && !(await findSeasonOf(tx.db, shopId, of.seasonId))) return refuse('season_not_found')
    const rating = { id: drawId(chance), shopId, of }
    await switchRating(tx.db, { rating, isOn, at: now().toISOString() })
    return readSwitches(tx.db, shopId)
  })
}

async function readSwitches(db: Queryable, shopId: ShopId): Reply<typeof ownCall> {
  const shop = await findShop(db, shopId)
  if (!shop) return refuse('shop_not_found')
  const ratings = await listRatingsOfShop(db, shopId)
  const byGame = new Map(ratings.flatMap(({ id, of }) => (of.kind === 'shop' ? [[of.game, id] as const] : [])))
  const games = await countGames(db, shopId)
  const others = [...byGame.keys()].filter((game) => !games.some((each) => each.game === game))
  return accept({
    data: {
      shop: { slug: shop.slug, name: shop.profile.name },
      games: [...games, ...others.map((game) => ({ game, events: 0 }))].map((each) => ({
        ...each,
        ratingId: byGame.get(each.game) ?? null,
      })),
      seasons: ratings.flatMap(({ id, of }) => (of.kind === 'season' ? [{ seasonId: of.seasonId, ratingId: id }] : [])),
    },
  })
}

/** On the wish of somebody who may have no account. */
export async function nameRatedPerson(
  ground: Acting<RatingGround>,
  { ratingId, key, isNamed }: ParsedInput<typeof nameCall>,
): Reply<typeof nameCall> {
  const asked = asMember('keep-rating', ground.caller)
  if (!asked.accepted) return asked
  const rating = await ground.database.read((db) => findRating(db, ratingId))
  if (!rating || rating.shopId !== asked.value.shop.id) return refuse('rating_not_found')
  const { built } = await readRatings(ground, rating, null)
  let person = built.keys.get(key)
  for (const game of built.games) person ??= (await readRatings(ground, rating, game)).built.keys.get(key)
  if (person === undefined) return refuse('rated_person_not_found')
  const said = { person, isOwn: false, isNamed }
  await ground.database.inTransaction(({ db }) => writeDeparture(db, ratingId, said))
  return accept({ data: { isNamed } })
}
