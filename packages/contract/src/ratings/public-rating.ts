import { MOST_RATED_EVENTS, MOST_RATED_PEOPLE } from '@tablee/domain/ratings/rating'
import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { ratedKey, ratingId, shown, wishedGame } from './fields.ts'

/** Rows of one answer. */
export const RATING_ROWS_TOGETHER = 200
/** Events that one answer explains. */
export const RATING_STEPS_TOGETHER = 10

export const RATING_KINDS = ['season', 'shop'] as const

const place = z.object({ slug: z.string(), name: z.string() })

const rating = z.object({
  id: z.string(),
  /** Events of a season, or all of the shop in one game. */
  kind: z.enum(RATING_KINDS),
  season: z.nullable(place),
  shop: place,
  /** Which is shown; games are never mixed. Null: nobody has played yet. */
  game: z.nullable(z.string()),
  games: z.array(z.string()),
  mayManage: z.boolean(),
})

const row = z.object({
  key: z.string(),
  /** Null: hidden, erased, or shown without it on their wish. */
  name: z.nullable(z.string()),
  ...shown,
  /** Null while it is uncertain. */
  place: z.nullable(z.int()),
  /** By the last event; null: did not play there. */
  change: z.nullable(z.int()),
  events: z.int(),
  matches: z.int(),
  /** A member of the shop took the name away. Told to members alone. */
  isUnnamed: z.boolean(),
})

const event = z.object({
  /** Null: it is no longer there, and still counts. */
  code: z.nullable(z.string()),
  name: z.string(),
  playedAt: z.string(),
})

export const ratingPage = z.object({
  rating,
  eventsCount: z.int(),
  lastEvent: z.nullable(event),
  /** From `from` on: whoever has a place first, the strongest above. */
  rows: z.array(row),
  peopleCount: z.int(),
  /** Events that are still to be read; asking again reads on. */
  waiting: z.int(),
})

export type RatingPage = z.output<typeof ratingPage>
export type RatingTableRow = z.output<typeof row>

/** A rating's table; that of a season that is not public for members of its shop alone. */
export const getRating = defineCall({
  id: 'get-rating',
  input: z.object({
    ratingId,
    game: wishedGame,
    from: z._default(z.int().check(z.gte(0), z.lte(MOST_RATED_PEOPLE)), 0),
  }),
  reply: z.object({ data: ratingPage }),
})

const meeting = z.object({
  name: z.string(),
  /** Before the event. */
  rating: z.object(shown),
  /** 0 to 1, in hundredths. */
  expected: z.number(),
  score: z.number(),
})

const step = z.object({
  event,
  before: z.object(shown),
  after: z.object(shown),
  change: z.int(),
  /** With opponents who have a name. */
  meetings: z.array(meeting),
  expected: z.number(),
  score: z.number(),
  /** Matches with others: they count, and nothing tells whose they were. */
  nameless: z.int(),
})

export const ratingExplanation = z.object({
  row,
  /** Latest event first, from `from` on. */
  steps: z.array(step),
  stepsCount: z.int(),
})
export type RatingExplanation = z.output<typeof ratingExplanation>

/** Why somebody has their number. */
export const explainRating = defineCall({
  id: 'explain-rating',
  input: z.object({
    ratingId,
    game: wishedGame,
    /** Null: one's own. */
    key: z.nullable(ratedKey),
    from: z._default(z.int().check(z.gte(0), z.lte(MOST_RATED_EVENTS)), 0),
  }),
  reply: z.object({ data: ratingExplanation }),
})
