import { MOST_SEASON_PEOPLE, SEASON_SIGNS } from '@tablee/domain/seasons/season'
import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { shopSlug } from '../shops/fields.ts'
import { tournamentId } from '../tournaments/fields/fields.ts'
import { seasonRules, seasonSlug, seasonState } from './fields.ts'

export const SEASON_EVENT_STATES = ['finished', 'running', 'coming', 'cancelled'] as const
/** Rows of one answer. */
export const SEASON_ROWS_TOGETHER = 200

const season = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  state: seasonState,
  isPublic: z.boolean(),
  rules: seasonRules,
  shop: z.object({ slug: z.string(), name: z.string() }),
  mayManage: z.boolean(),
  /** Null or missing: no rating. */
  ratingId: z.optional(z.nullable(z.string())),
})

const event = z.object({
  id: z.string(),
  /** Null: the event is no longer there, and its results still count. */
  code: z.nullable(z.string()),
  name: z.string(),
  startsAt: z.nullable(z.string()),
  state: z.enum(SEASON_EVENT_STATES),
  players: z.int(),
  maxPlayers: z.nullable(z.int()),
  gameType: z.string(),
  format: z.string(),
  formatName: z.nullable(z.string()),
  /** Held with another tool, without a page here. */
  isPast: z._default(z.boolean(), false),
})

const row = z.object({
  key: z.string(),
  name: z.nullable(z.string()),
  place: z.int(),
  before: z.nullable(z.int()),
  total: z.number(),
  firsts: z.int(),
  counted: z.array(
    z.object({
      ...{ eventId: z.string(), points: z.number(), place: z.nullable(z.int()), counts: z.boolean() },
      /** Whose seat it was, and by what it counts as theirs; for members of the shop. */
      player: z.optional(z.string()),
      sign: z.optional(z.enum(SEASON_SIGNS)),
    }),
  ),
  hasLeft: z.boolean(),
  /** Whom the shop joined into this row; empty for others than its members. */
  joined: z.array(z.object({ key: z.string(), name: z.nullable(z.string()) })),
})

export const seasonPage = z.object({
  season,
  /** Oldest first. */
  events: z.array(event),
  /** From `from` on. */
  rows: z.array(row),
  peopleCount: z.int(),
})

export type SeasonPage = z.output<typeof seasonPage>
export type SeasonTableRow = z.output<typeof row>
export type SeasonEventRow = z.output<typeof event>

/** A season's table and events; one that is not public for members of its shop alone. */
export const getSeason = defineCall({
  id: 'get-season',
  input: z.object({
    slug: seasonSlug,
    from: z._default(z.int().check(z.gte(0), z.lte(MOST_SEASON_PEOPLE)), 0),
  }),
  reply: z.object({ data: seasonPage }),
})

const listed = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  state: seasonState,
  isPublic: z.boolean(),
  eventsCount: z.int(),
})
export type ListedSeason = z.output<typeof listed>

export const seasonList = z.object({ data: z.object({ seasons: z.array(listed), mayManage: z.boolean() }) })

/** The public seasons of a shop; running ones first. */
export const listSeasons = defineCall({ id: 'list-seasons', input: z.object({ slug: shopSlug }), reply: seasonList })

/** The public seasons that an event counts for. */
export const listEventSeasons = defineCall({
  id: 'list-event-seasons',
  input: z.object({ tournamentId }),
  reply: z.object({ data: z.object({ seasons: z.array(z.object({ slug: z.string(), name: z.string() })) }) }),
})
