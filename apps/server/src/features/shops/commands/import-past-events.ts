import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { importPastEvents as importCall } from '@tablee/contract/seasons/past-events'
import type { Acting } from '@tablee/contract/serving/caller'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import {
  checkPastEvents,
  MOST_PAST_NOTES,
  MOST_PAST_OF_SHOP,
  momentOfDay,
  type PastEventWish,
} from '@tablee/domain/seasons/past-events'
import { MOST_SEASON_EVENTS, type SeasonId } from '@tablee/domain/seasons/season'
import type { ShopId } from '@tablee/domain/shops/shop'
import { nameKey } from '@tablee/domain/tournaments/players/player-name'
import type { Queryable } from '../../../database/database.ts'
import { othersHaveTheirTurn } from '../../../turns/others-have-their-turn.ts'
import { listRegularKeys } from '../regular-store.ts'
import { copyPastEvent } from '../seasons/copy-past-event.ts'
import { answerOwn } from '../seasons/get-own-season.ts'
import {
  countPastEvents,
  findPastEvent,
  insertPastEvent,
  insertPastSeats,
  listSeasonsOf,
} from '../seasons/past-event-store.ts'
import { countPastNotes, insertPastNotes } from '../seasons/past-note-store.ts'
import { countSeasonEvents, insertSeasonEvent } from '../seasons/season-event-store.ts'
import type { SeasonGround } from '../seasons/season-ground.ts'
import { lockSeason, noteSeasonChanged } from '../seasons/season-store.ts'
import { asMember } from '../shop-role.ts'

type Reply = Promise<Outcome<CallReply<typeof importCall>>>

/** One by one, each in its own transaction: sent again, those that are there count once. */
export async function importPastEvents(
  acting: Acting<SeasonGround>,
  { seasonId, events }: ParsedInput<typeof importCall>,
): Reply {
  const asked = asMember('keep-season', acting.caller)
  if (!asked.accepted) return asked
  const { shop, caller } = asked.value
  const wishes = events.map(({ gameType: game, ...event }) => ({ ...event, game }))
  const checked = checkPastEvents(wishes, acting.now())
  if (!checked.accepted) return checked
  for (const wish of wishes) {
    const added = await addPastEvent(acting, { shop: shop.id, seasonId, wish, account: caller.accountId })
    if (!added.accepted) return added
    await othersHaveTheirTurn()
  }
  return answerOwn(acting, shop.id, seasonId)
}

type Adding = {
  readonly shop: ShopId
  readonly seasonId: SeasonId
  readonly account: string
  readonly wish: PastEventWish & { readonly id: string }
}

function addPastEvent(acting: Acting<SeasonGround>, adding: Adding): Promise<Outcome<null>> {
  const { shop, seasonId, wish, account } = adding
  return acting.database.inTransaction(async (tx): Promise<Outcome<null>> => {
    const { db } = tx
    const season = await lockSeason(tx, shop, seasonId)
    if (!season) return refuse('season_not_found')
    if (season.state === 'ended') return refuse('season_ended')
    const at = acting.now().toISOString()
    const known = await findPastEvent(db, shop, wish.id)
    if (known && (await listSeasonsOf(db, [wish.id])).includes(seasonId)) return accept(null)
    if ((await countPastNotes(db, seasonId)) >= MOST_PAST_NOTES) return refuse('too_many_season_notes')
    if ((await countSeasonEvents(db, seasonId)) >= MOST_SEASON_EVENTS) return refuse('season_full')
    if (!known) {
      const inserted = await insertWhole(db, adding, at)
      if (!inserted.accepted) return inserted
    }
    const event = known ?? { id: wish.id, name: wish.name, held_on: momentOfDay(wish.heldOn) }
    const { id, name, held_on: startsAt } = event
    await insertSeasonEvent(db, seasonId, { id, name, startsAt, at })
    await copyPastEvent(acting, db, { season: seasonId, event })
    await insertPastNotes(db, seasonId, { kind: 'taken', names: [name], account, at })
    await noteSeasonChanged(db, seasonId)
    return accept(null)
  })
}

async function insertWhole(db: Queryable, { shop, wish }: Adding, at: string): Promise<Outcome<null>> {
  if ((await countPastEvents(db, shop)) >= MOST_PAST_OF_SHOP) return refuse('too_many_past_events')
  if (!(await insertPastEvent(db, { ...wish, shop, at }))) return refuse('past_events_invalid')
  const regulars = await listRegularKeys(db, shop)
  const seats = wish.places.map(({ isSame, ...place }, index) => ({
    ...place,
    ...{ player: `p${index + 1}`, isApart: !isSame && regulars.has(nameKey(place.name)) },
  }))
  await insertPastSeats(db, wish.id, seats)
  return accept(null)
}
