import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { getOwnSeason as call } from '@tablee/contract/seasons/own-seasons'
import type { SeasonPage } from '@tablee/contract/seasons/public-season'
import type { Acting } from '@tablee/contract/serving/caller'
import { wireMoment } from '@tablee/contract/wire-moment'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { PastNoteKind } from '@tablee/domain/seasons/past-events'
import { MOST_SEASON_EVENTS, type SeasonId } from '@tablee/domain/seasons/season'
import type { ShopId } from '@tablee/domain/shops/shop'
import type { Queryable } from '../../../database/database.ts'
import { asMember } from '../shop-role.ts'
import { listPastEvents } from './past-event-store.ts'
import { listPastNotes } from './past-note-store.ts'
import { readSeasonPage, rowsTogether, stateOf } from './read-season.ts'
import { countSeasonEvents, listCandidates } from './season-event-store.ts'
import type { SeasonGround } from './season-ground.ts'
import { findSharedSeason } from './season-store.ts'
import { tellSharing } from './tell-sharing.ts'

const MOST_NOTES_SHOWN = 60
const YEAR_MS = 366 * 24 * 60 * 60 * 1000

export async function getOwnSeason(
  ground: Acting<SeasonGround>,
  { seasonId }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  const asked = asMember('read-seasons', ground.caller)
  if (!asked.accepted) return asked
  const { shop } = asked.value
  const answered = await answerOwn(ground, shop.id, seasonId)
  if (!answered.accepted) return answered
  const since = new Date(ground.now().getTime() - YEAR_MS).toISOString()
  const { data } = answered.value
  const { mayManage } = data.season
  const { rows, past, notes, sharing } = await ground.database.read(async (db) => ({
    rows: await listCandidates(db, {
      ...{ shop: shop.id, since, most: MOST_SEASON_EVENTS },
      kept: await ground.listKept(db, ground.caller),
    }),
    past: await listPastEvents(db, shop.id, MOST_SEASON_EVENTS),
    notes: mayManage ? await listPastNotes(db, seasonId, MOST_NOTES_SHOWN) : [],
    sharing: await sharingOf(db, seasonId, shop.id),
  }))
  const inside = new Set(data.events.map(({ id }) => id))
  const candidates = rows.map((row) => ({
    ...{ tournamentId: row.id, code: row.code, name: row.name, state: stateOf(row), isIn: inside.has(row.id) },
    ...{ startsAt: row.starts_at === null ? null : wireMoment(row.starts_at), isPast: false, isLeft: false },
  }))
  const held = past.map(({ id, name, held_on }) => ({
    ...{ tournamentId: id, code: '', name, state: 'finished' as const, isIn: inside.has(id) },
    ...{ startsAt: wireMoment(held_on), isPast: true, isLeft: false },
  }))
  const pastNotes = notes.map(({ number, kind, event_name: event, name: by, at }) => ({
    ...{ number, kind: kind as PastNoteKind, event, by, at: wireMoment(at) },
  }))
  return accept({ data: { ...data, candidates: [...candidates, ...held, ...leftIn(data)], pastNotes, sharing } })
}

async function sharingOf(db: Queryable, id: SeasonId, shop: ShopId) {
  const season = await findSharedSeason(db, shop, id)
  return season && tellSharing(db, season, shop)
}

/** Whoever runs the season takes out what shops left in it. */
function leftIn({ season, events }: SeasonPage) {
  const there = new Set(season.shops.map(({ slug }) => slug))
  return events
    .filter(({ shop }) => season.mayManage && shop !== undefined && !(shop && there.has(shop)))
    .map(({ id, code, name, startsAt, state, isPast }) => ({
      ...{ tournamentId: id, code: code ?? '', name, startsAt, state, isIn: true, isPast, isLeft: true },
    }))
}

/** What every act on a season answers. */
export async function answerOwn(
  ground: SeasonGround,
  shop: ShopId,
  id: SeasonId,
): Promise<Outcome<{ data: SeasonPage }>> {
  const found = await ground.database.read(async (db) => {
    const season = await findSharedSeason(db, shop, id)
    return season && { season, events: await countSeasonEvents(db, id) }
  })
  if (!found) return refuse('season_not_found')
  const mayManage = found.season.shopId === shop
  const reading = { from: 0, most: rowsTogether(found.events), mayManage, mayPut: true }
  const data = await readSeasonPage(ground, found.season, reading)
  return data ? accept({ data }) : refuse('season_not_found')
}
