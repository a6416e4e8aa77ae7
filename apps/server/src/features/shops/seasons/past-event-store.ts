import { momentOfDay, type PastEventWish } from '@tablee/domain/seasons/past-events'
import type { SeasonId } from '@tablee/domain/seasons/season'
import type { ShopId } from '@tablee/domain/shops/shop'
import { isNumberName } from '@tablee/domain/tournaments/players/hide-name'
import { nameKey } from '@tablee/domain/tournaments/players/player-name'
import { isPseudonym } from '@tablee/domain/tournaments/players/pseudonym'
import type { Queryable } from '../../../database/database.ts'
import { noteSeasonChanged } from './season-store.ts'

export async function countPastEvents(db: Queryable, shop: ShopId): Promise<number> {
  const { number } = await db
    .selectFrom('past_events')
    .select(({ fn }) => fn.countAll().as('number'))
    .where('shop_id', '=', shop)
    .executeTakeFirstOrThrow()
  return Number(number)
}

/** Also null for one of another shop. */
export async function findPastEvent(db: Queryable, shop: ShopId, id: string) {
  const row = await db
    .selectFrom('past_events')
    .select(['id', 'name', 'held_on', 'game', 'format', 'format_name'])
    .where('id', '=', id)
    .where('shop_id', '=', shop)
    .executeTakeFirst()
  return row ?? null
}

type Adding = Omit<PastEventWish, 'places'> & { readonly id: string; readonly shop: ShopId; readonly at: string }

/** False where that id is known already, of any shop. */
export async function insertPastEvent(db: Queryable, event: Adding): Promise<boolean> {
  const { id, shop, at } = event
  const [result] = await db
    .insertInto('past_events')
    .values({ id, shop_id: shop, ...columnsOf(event), added_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return Number(result?.numInsertedOrUpdatedRows ?? 0) > 0
}

export async function updatePastEvent(db: Queryable, event: Omit<Adding, 'shop' | 'at'>): Promise<void> {
  await db.updateTable('past_events').set(columnsOf(event)).where('id', '=', event.id).execute()
}

function columnsOf({ name, heldOn, game, format, formatName }: Omit<PastEventWish, 'places'>) {
  return { name, held_on: momentOfDay(heldOn), game, format, format_name: formatName }
}

export type PastSeat = Omit<PastEventWish['places'][number], 'isSame'> & {
  readonly player: string
  readonly isApart: boolean
}

export async function insertPastSeats(db: Queryable, event: string, seats: readonly PastSeat[]): Promise<void> {
  if (seats.length === 0) return
  await db
    .insertInto('past_seats')
    .values(
      seats.map(({ player, name, isApart, place, won, drawn }) => ({
        ...{ event_id: event, player, name, name_key: keyOf(name), is_apart: Number(isApart), place, won, drawn },
      })),
    )
    .execute()
}

/** A hidden name is a row by itself, like everywhere. */
function keyOf(name: string): string | null {
  return isNumberName(name) || isPseudonym(name) ? null : nameKey(name)
}

export async function deleteNamedSeats(db: Queryable, event: string): Promise<void> {
  await db.deleteFrom('past_seats').where('event_id', '=', event).where('name', 'is not', null).execute()
}

export function listPastSeats(db: Queryable, id: string) {
  return db
    .selectFrom('past_seats')
    .select(['player', 'name', 'name_key', 'is_apart', 'place', 'won', 'drawn'])
    .where('event_id', '=', id)
    .orderBy('place')
    .orderBy('player')
    .execute()
}

/** Latest first. */
export function listPastEvents(db: Queryable, shop: ShopId, most: number) {
  return db
    .selectFrom('past_events')
    .select(['id', 'name', 'held_on', 'game', 'format', 'format_name'])
    .select(({ selectFrom }) =>
      selectFrom('past_seats')
        .select(({ fn }) => fn.countAll().as('number'))
        .whereRef('past_seats.event_id', '=', 'past_events.id')
        .as('people'),
    )
    .where('shop_id', '=', shop)
    .orderBy('held_on', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
}

export async function listPastNamed(db: Queryable, shop: ShopId, ids: readonly string[]) {
  return db
    .selectFrom('past_events')
    .select(['id', 'name'])
    .where('shop_id', '=', shop)
    .where('id', 'in', ids)
    .orderBy('held_on')
    .orderBy('id')
    .execute()
}

/** With what running seasons count of them; an ended one keeps it. */
export async function deletePastEvents(db: Queryable, ids: readonly string[]): Promise<void> {
  const running = await db
    .selectFrom('season_events')
    .innerJoin('seasons', 'seasons.id', 'season_events.season_id')
    .select('season_events.season_id as season')
    .distinct()
    .where('season_events.tournament_id', 'in', ids)
    .where('seasons.state', '=', 'running')
    .execute()
  const seasons = running.map(({ season }) => season)
  if (seasons.length > 0) {
    await db.deleteFrom('season_events').where('tournament_id', 'in', ids).where('season_id', 'in', seasons).execute()
  }
  for (const season of await listSeasonsOf(db, ids)) await noteSeasonChanged(db, season)
  for (const season of seasons) await noteSeasonChanged(db, season as SeasonId)
  await db.deleteFrom('past_events').where('id', 'in', ids).execute()
}

export async function listSeasonsOf(db: Queryable, ids: readonly string[]): Promise<readonly SeasonId[]> {
  const rows = await db
    .selectFrom('season_events')
    .select('season_id')
    .distinct()
    .where('tournament_id', 'in', ids)
    .execute()
  return rows.map(({ season_id }) => season_id as SeasonId)
}

/** Whoever is erased stays one row without a name, at shops that knew them by it. */
export async function forgetPastNames(
  db: Queryable,
  names: readonly { readonly shop: string; readonly key: string }[],
): Promise<void> {
  for (const { shop, key } of names) {
    const rows = await db
      .updateTable('past_seats')
      .set({ name: null, name_key: null })
      .where('name_key', '=', key)
      .where('is_apart', '=', 0)
      .where('event_id', 'in', (events) => events.selectFrom('past_events').select('id').where('shop_id', '=', shop))
      .returning('event_id')
      .execute()
    if (rows.length === 0) continue
    const events = [...new Set(rows.map(({ event_id }) => event_id))]
    for (const season of await listSeasonsOf(db, events)) await noteSeasonChanged(db, season)
  }
}
