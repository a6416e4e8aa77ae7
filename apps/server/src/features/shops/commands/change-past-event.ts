import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type {
  correctPastEvent as correctCall,
  deletePastEvents as deleteCall,
  getPastEvent as getCall,
} from '@tablee/contract/seasons/past-events'
import type { Acting } from '@tablee/contract/serving/caller'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { checkPastEvents, MOST_PAST_NOTES, momentOfDay, type PastEventWish } from '@tablee/domain/seasons/past-events'
import type { ShopId } from '@tablee/domain/shops/shop'
import { nameKey } from '@tablee/domain/tournaments/players/player-name'
import type { Queryable } from '../../../database/database.ts'
import { listRegularKeys } from '../regular-store.ts'
import { copyPastEvent } from '../seasons/copy-past-event.ts'
import { answerOwn } from '../seasons/get-own-season.ts'
import {
  deletePastEvents as deleteKept,
  deleteNamedSeats,
  findPastEvent,
  insertPastSeats,
  listPastNamed,
  listPastSeats,
  listSeasonsOf,
  updatePastEvent,
} from '../seasons/past-event-store.ts'
import { countPastNotes, insertPastNotes } from '../seasons/past-note-store.ts'
import type { SeasonGround } from '../seasons/season-ground.ts'
import { findSeasonOf, lockSeason, noteSeasonChanged } from '../seasons/season-store.ts'
import { asMember } from '../shop-role.ts'

type Reply<Call> = Promise<Outcome<CallReply<Call>>>

export async function getPastEvent(
  acting: Acting<SeasonGround>,
  { seasonId, id }: ParsedInput<typeof getCall>,
): Reply<typeof getCall> {
  const asked = asMember('keep-season', acting.caller)
  if (!asked.accepted) return asked
  const { shop } = asked.value
  return acting.database.read(async (db) => {
    if (!(await findSeasonOf(db, shop.id, seasonId))) return refuse('season_not_found')
    const event = await findPastEvent(db, shop.id, id)
    if (!event) return refuse('past_event_not_found')
    const seats = await listPastSeats(db, id)
    const { name, held_on, game: gameType, format, format_name: formatName } = event
    return accept({
      data: {
        ...{ id, name, heldOn: held_on.slice(0, 10), gameType, format, formatName },
        places: seats.flatMap(({ name: shown, is_apart, place, won, drawn }) =>
          shown === null ? [] : [{ name: shown, isSame: is_apart === 0, place, won, drawn }],
        ),
        erased: seats.flatMap((seat) => (seat.name === null ? [seat.place] : [])),
      },
    })
  })
}

/** Also of an ended season, whose table follows what is corrected. */
export async function correctPastEvent(
  acting: Acting<SeasonGround>,
  { seasonId, event: given }: ParsedInput<typeof correctCall>,
): Reply<typeof correctCall> {
  const asked = asMember('keep-season', acting.caller)
  if (!asked.accepted) return asked
  const { shop, caller } = asked.value
  const { gameType: game, ...rest } = given
  const wish = { ...rest, game }
  const checked = checkPastEvents([wish], acting.now())
  if (!checked.accepted) return checked
  const corrected = await acting.database.inTransaction(async (tx): Promise<Outcome<null>> => {
    const { db } = tx
    if (!(await lockSeason(tx, shop.id, seasonId))) return refuse('season_not_found')
    if (!(await findPastEvent(db, shop.id, wish.id))) return refuse('past_event_not_found')
    if ((await countPastNotes(db, seasonId)) >= MOST_PAST_NOTES) return refuse('too_many_season_notes')
    const seats = await seatsAfter(db, shop.id, wish)
    if (seats === null) return refuse('past_events_invalid')
    await updatePastEvent(db, wish)
    await deleteNamedSeats(db, wish.id)
    await insertPastSeats(db, wish.id, seats)
    const event = { id: wish.id, name: wish.name, held_on: momentOfDay(wish.heldOn) }
    for (const season of await listSeasonsOf(db, [wish.id])) {
      await copyPastEvent(acting, db, { season, event })
      await noteSeasonChanged(db, season)
    }
    const at = acting.now().toISOString()
    await insertPastNotes(db, seasonId, { kind: 'corrected', names: [wish.name], account: caller.accountId, at })
    return accept(null)
  })
  return corrected.accepted ? answerOwn(acting, shop.id, seasonId) : corrected
}

/** Who is still called the same keeps their seat; null where nobody would be left. */
async function seatsAfter(db: Queryable, shop: ShopId, { id, places }: PastEventWish & { readonly id: string }) {
  const before = await listPastSeats(db, id)
  const erased = before.filter(({ name }) => name === null)
  if (places.length + erased.length === 0) return null
  const seatOf = new Map(
    before.flatMap(({ name, player }) => (name === null ? [] : [[nameKey(name), player] as const])),
  )
  const regulars = await listRegularKeys(db, shop)
  let last = Math.max(0, ...before.map(({ player }) => Number(player.slice(1))))
  return places.map(({ isSame, ...place }) => {
    const key = nameKey(place.name)
    const player = seatOf.get(key) ?? `p${++last}`
    return { ...place, player, isApart: !isSame && regulars.has(key) }
  })
}

export async function deletePastEvents(
  acting: Acting<SeasonGround>,
  { seasonId, ids }: ParsedInput<typeof deleteCall>,
): Reply<typeof deleteCall> {
  const asked = asMember('keep-season', acting.caller)
  if (!asked.accepted) return asked
  const { shop, caller } = asked.value
  const deleted = await acting.database.inTransaction(async (tx): Promise<Outcome<null>> => {
    const { db } = tx
    const season = await lockSeason(tx, shop.id, seasonId)
    if (!season) return refuse('season_not_found')
    if (season.state === 'ended') return refuse('season_ended')
    const found = await listPastNamed(db, shop.id, ids)
    if (found.length === 0) return accept(null)
    await deleteKept(
      db,
      found.map(({ id }) => id),
    )
    const names = found.map(({ name }) => name)
    const at = acting.now().toISOString()
    await insertPastNotes(db, seasonId, { kind: 'deleted', names, account: caller.accountId, at })
    return accept(null)
  })
  return deleted.accepted ? answerOwn(acting, shop.id, seasonId) : deleted
}
