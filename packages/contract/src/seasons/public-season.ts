import { MOST_SEASON_PEOPLE, SEASON_SIGNS } from '@tablee/domain/seasons/season'
import { FINALIST_STANDINGS } from '@tablee/domain/seasons/season-final'
import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { shopSlug } from '../shops/fields.ts'
import { tournamentId } from '../tournaments/fields/fields.ts'
import { seasonFinal, seasonRules, seasonSlug, seasonState } from './fields.ts'

export const SEASON_EVENT_STATES = ['finished', 'running', 'coming', 'cancelled'] as const
/** Rows of one answer. */
export const SEASON_ROWS_TOGETHER = 200

const named = z.object({ slug: z.string(), name: z.string() })

const season = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  state: seasonState,
  isPublic: z.boolean(),
  rules: seasonRules,
  shop: named,
  /** With that one where events of several count; servers of before do not tell. */
  shops: z._default(z.array(named), []),
  mayManage: z.boolean(),
  /** The account’s shop is in it and puts its own events in, where another one runs it. */
  mayPut: z._default(z.boolean(), false),
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
  /** By its address, whose event it is, in a season of several shops; null: it closed. */
  shop: z.optional(z.nullable(z.string())),
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

/** Its event counts for nobody in the table. */
const final = z.extend(seasonFinal, {
  /** In the order of the table, down to the edge. */
  invited: z.array(
    z.object({
      ...{ key: z.string(), name: z.nullable(z.string()), place: z.int() },
      standing: z.enum(FINALIST_STANDINGS),
    }),
  ),
  /** Seats for all who are tied at the edge. */
  tiedSeats: z.int(),
  /** Null until it is finished. */
  ranking: z.nullable(
    z.array(
      z.object({
        ...{ key: z.string(), name: z.nullable(z.string()) },
        /** Null: disqualified. */
        place: z.nullable(z.int()),
        placeInEvent: z.nullable(z.int()),
        ...{ seasonPlace: z.nullable(z.int()), seasonTotal: z.nullable(z.number()) },
        /** Where points are carried. */
        total: z.nullable(z.number()),
      }),
    ),
  ),
})

export const seasonPage = z.object({
  season,
  /** Oldest first. */
  events: z.array(event),
  /** From `from` on. */
  rows: z.array(row),
  peopleCount: z.int(),
  /** Null: none; servers of before do not tell. */
  final: z.optional(z.nullable(final)),
})

export type SeasonPage = z.output<typeof seasonPage>
export type SeasonFinalPart = z.output<typeof final>
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
  /** Who runs it, where that is another shop. */
  runBy: z._default(z.nullable(named), null),
})
export type ListedSeason = z.output<typeof listed>

export const seasonList = z.object({ data: z.object({ seasons: z.array(listed), mayManage: z.boolean() }) })

const invitation = z.object({
  id: z.string(),
  /** Null: not everybody may see it. */
  slug: z.nullable(z.string()),
  name: z.string(),
  shop: named,
  /** With that one. */
  shopsCount: z.int(),
  /** The account’s shop was in it and left, and may return. */
  hasLeft: z.boolean(),
})
export type SeasonInvitation = z.output<typeof invitation>

/** With the seasons of others that the shop is asked to join. */
export const ownSeasonList = z.object({
  data: z.extend(seasonList.shape.data, { invitations: z._default(z.array(invitation), []) }),
})

/** The public seasons of a shop; running ones first. */
export const listSeasons = defineCall({ id: 'list-seasons', input: z.object({ slug: shopSlug }), reply: seasonList })

/** The public seasons that an event counts for. */
export const listEventSeasons = defineCall({
  id: 'list-event-seasons',
  input: z.object({ tournamentId }),
  reply: z.object({
    data: z.object({
      seasons: z.array(z.object({ slug: z.string(), name: z.string(), isFinal: z.optional(z.boolean()) })),
    }),
  }),
})
