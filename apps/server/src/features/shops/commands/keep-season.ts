import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { keepSeason as call, deleteSeason as deleteCall } from '@tablee/contract/seasons/own-seasons'
import type { Acting } from '@tablee/contract/serving/caller'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { MOST_SEASONS, type Season, type SeasonId, type SeasonState } from '@tablee/domain/seasons/season'
import { checkSeasonRules } from '@tablee/domain/seasons/season-rules'
import type { ShopId } from '@tablee/domain/shops/shop'
import { lockName } from '../../../database/connection/lock-name.ts'
import type { Transaction } from '../../../database/database.ts'
import { answerOwn } from '../seasons/get-own-season.ts'
import { readSeasonList } from '../seasons/get-season.ts'
import type { SeasonGround } from '../seasons/season-ground.ts'
import {
  countSeasons,
  freeSeasonSlug,
  insertSeason,
  lockSeason,
  removeSeason,
  updateSeason,
} from '../seasons/season-store.ts'
import { asMember } from '../shop-role.ts'
import { drawId } from '../shop-secret.ts'

type Input = ParsedInput<typeof call>
type Reply = Promise<Outcome<CallReply<typeof call>>>

/** Opens one, or changes its name, points and who sees it. */
export async function keepSeason(acting: Acting<SeasonGround>, { seasonId, ...wish }: Input): Reply {
  const asked = asMember('keep-season', acting.caller)
  if (!asked.accepted) return asked
  const { shop } = asked.value
  const checked = checkSeasonRules(wish.rules)
  if (!checked.accepted) return checked
  const kept = await acting.database.inTransaction(async (tx): Promise<Outcome<SeasonId>> => {
    if (seasonId === null) return openSeason(acting, tx, { shop: shop.id, wish })
    const season = await lockSeason(tx, shop.id, seasonId)
    if (!season) return refuse('season_not_found')
    await updateSeason(tx.db, { ...season, ...wish })
    return accept(season.id)
  })
  return kept.accepted ? answerOwn(acting, shop.id, kept.value) : kept
}

type Wished = { readonly shop: ShopId; readonly wish: Omit<Input, 'seasonId'> }

async function openSeason(
  { chance, now }: SeasonGround,
  tx: Transaction,
  { shop, wish }: Wished,
): Promise<Outcome<SeasonId>> {
  // Addresses are given one at a time.
  await lockName(tx, 'season slugs')
  if ((await countSeasons(tx.db, shop)) >= MOST_SEASONS) return refuse('too_many_seasons')
  const id = drawId(chance) as SeasonId
  const slug = await freeSeasonSlug(tx.db, wish.name)
  const season: Season = { id, shopId: shop, slug, state: 'running', final: null, ...wish }
  await insertSeason(tx.db, season, now().toISOString())
  return accept(id)
}

type Aimed = { readonly seasonId: SeasonId }

/** Nothing is put into an ended one; its table stays. */
export async function setSeasonState(acting: Acting<SeasonGround>, { seasonId }: Aimed, state: SeasonState): Reply {
  const asked = asMember('keep-season', acting.caller)
  if (!asked.accepted) return asked
  const { shop } = asked.value
  const kept = await acting.database.inTransaction(async (tx) => {
    const season = await lockSeason(tx, shop.id, seasonId)
    if (!season) return false
    await updateSeason(tx.db, { ...season, state })
    return true
  })
  return kept ? answerOwn(acting, shop.id, seasonId) : refuse('season_not_found')
}

export async function deleteSeason(
  acting: Acting<SeasonGround>,
  { seasonId }: Aimed,
): Promise<Outcome<CallReply<typeof deleteCall>>> {
  const asked = asMember('keep-season', acting.caller)
  if (!asked.accepted) return asked
  const { shop } = asked.value
  return acting.database.inTransaction(async (tx) => {
    const season = await lockSeason(tx, shop.id, seasonId)
    if (!season) return refuse('season_not_found')
    await removeSeason(tx.db, seasonId)
    return accept(await readSeasonList(tx.db, shop.id, { mayManage: true, areHiddenIn: true }))
  })
}
