import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { putIntoSeason as putCall, takeFromSeason as takeCall } from '@tablee/contract/seasons/own-seasons'
import type { Acting } from '@tablee/contract/serving/caller'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { MOST_SEASON_EVENTS } from '@tablee/domain/seasons/season'
import { isInSeason, mayTakeEvent } from '@tablee/domain/seasons/season-shops'
import type { ShopId } from '@tablee/domain/shops/shop'
import { copyEvent } from '../seasons/build-table.ts'
import { copyPastEvent } from '../seasons/copy-past-event.ts'
import { answerOwn } from '../seasons/get-own-season.ts'
import { findPastEvent } from '../seasons/past-event-store.ts'
import {
  countSeasonEvents,
  deleteSeasonEvent,
  findCandidate,
  findGuestOf,
  insertSeasonEvent,
} from '../seasons/season-event-store.ts'
import type { SeasonGround } from '../seasons/season-ground.ts'
import { listSeasonShops } from '../seasons/season-shop-store.ts'
import { founderOf, lockAnySeason, noteSeasonChanged } from '../seasons/season-store.ts'
import { asMember } from '../shop-role.ts'

type Reply<Call> = Promise<Outcome<CallReply<Call>>>

export async function putIntoSeason(
  acting: Acting<SeasonGround>,
  { seasonId, tournamentId }: ParsedInput<typeof putCall>,
): Reply<typeof putCall> {
  const asked = asMember('keep-season', acting.caller)
  if (!asked.accepted) return asked
  const { shop } = asked.value
  const put = await acting.database.inTransaction(async (tx): Promise<Outcome<null>> => {
    const { db } = tx
    const season = await lockAnySeason(tx, seasonId)
    const shops = season ? await listSeasonShops(db, seasonId) : []
    if (!season || !isInSeason({ owner: season.shopId, shops }, shop.id)) return refuse('season_not_found')
    if (season.state === 'ended') return refuse('season_ended')
    const kept = await acting.listKept(db, acting.caller)
    const past = await findPastEvent(db, shop.id, tournamentId)
    const event = past ?? (await findCandidate(db, tournamentId, { shop: shop.id, kept }))
    if (!event) return refuse('season_event_foreign')
    if ((await countSeasonEvents(db, seasonId)) >= MOST_SEASON_EVENTS) return refuse('season_full')
    const { id, name } = event
    const startsAt = 'held_on' in event ? event.held_on : (event.starts_at ?? event.created_at)
    const at = acting.now().toISOString()
    const guest = shop.id === founderOf(season) ? null : shop.id
    if (!(await insertSeasonEvent(db, seasonId, { id, name, startsAt, at, guest }))) return accept(null)
    if (past) await copyPastEvent(acting, db, { season: seasonId, event: past })
    else await copyEvent(acting, db, { season: seasonId, id })
    await noteSeasonChanged(db, seasonId)
    return accept(null)
  })
  return put.accepted ? answerOwn(acting, shop.id, seasonId) : put
}

export async function takeFromSeason(
  acting: Acting<SeasonGround>,
  { seasonId, tournamentId }: ParsedInput<typeof takeCall>,
): Reply<typeof takeCall> {
  const asked = asMember('keep-season', acting.caller)
  if (!asked.accepted) return asked
  const { shop } = asked.value
  const taken = await acting.database.inTransaction(async (tx): Promise<Outcome<null>> => {
    const season = await lockAnySeason(tx, seasonId)
    const shops = season ? await listSeasonShops(tx.db, seasonId) : []
    if (!season || !isInSeason({ owner: season.shopId, shops }, shop.id)) return refuse('season_not_found')
    if (season.state === 'ended') return refuse('season_ended')
    const eventShop = ((await findGuestOf(tx.db, seasonId, tournamentId)) as ShopId | null) ?? founderOf(season)
    if (!mayTakeEvent({ owner: season.shopId, shops, eventShop }, shop.id)) return refuse('season_event_foreign')
    await deleteSeasonEvent(tx.db, seasonId, tournamentId)
    await noteSeasonChanged(tx.db, seasonId)
    return accept(null)
  })
  return taken.accepted ? answerOwn(acting, shop.id, seasonId) : taken
}
