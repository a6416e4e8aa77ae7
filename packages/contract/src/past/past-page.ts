import { SEASON_STATES } from '@tablee/domain/seasons/season'
import * as z from 'zod/mini'

/** Of one answer. */
export const PAST_EVENTS_TOGETHER = 50
export const PAST_OPPONENTS_TOGETHER = 50
/** Further ones are not shown. */
const LAST_ROW = 100_000
const FIRST_YEAR = 1990
const LAST_YEAR = 2200
const LONGEST_GAME = 40

const from = z._default(z.int().check(z.gte(0), z.lte(LAST_ROW)), 0)

/** Which events, and from which row on. */
export const pastWish = {
  game: z._default(z.nullable(z.string().check(z.maxLength(LONGEST_GAME))), null),
  year: z._default(z.nullable(z.int().check(z.gte(FIRST_YEAR), z.lte(LAST_YEAR))), null),
  eventsFrom: from,
  opponentsFrom: from,
}

const met = { won: z.int(), drawn: z.int(), lost: z.int() }
const record = { ...met, events: z.int(), firsts: z.int(), best: z.nullable(z.int()) }
const played = { gameType: z.string(), format: z.nullable(z.string()), formatName: z.nullable(z.string()) }

const event = z.object({
  id: z.string(),
  /** Null: the event is no longer there. */
  code: z.nullable(z.string()),
  name: z.string(),
  playedAt: z.string(),
  ...played,
  /** Null: not ranked. */
  place: z.nullable(z.int()),
  attendance: z.int(),
  ...met,
  deck: z.nullable(z.string()),
})

/** Results of the events that were asked for. */
export const pastPage = z.object({
  /** Of all events, to choose from. */
  games: z.array(z.string()),
  /** Latest first. */
  years: z.array(z.int()),
  total: z.object(record),
  formats: z.array(z.object({ ...played, ...record })),
  decks: z.array(z.object({ gameType: z.string(), deck: z.string(), ...record })),
  /** Latest first, from `eventsFrom` on. */
  events: z.array(event),
  eventsCount: z.int(),
  /** Most often met first, from `opponentsFrom` on. */
  opponents: z.array(z.object({ name: z.string(), ...met })),
  opponentsCount: z.int(),
  /** Meetings with people who have no name any more. */
  nameless: z.int(),
  /** Events that are still to be read; asking again reads on. */
  waiting: z.int(),
})

export type PastPage = z.output<typeof pastPage>

export const seasonPlaces = z.array(
  z.object({
    slug: z.string(),
    name: z.string(),
    shop: z.string(),
    state: z.enum(SEASON_STATES),
    place: z.int(),
    people: z.int(),
  }),
)
