import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { seasonId } from '../seasons/fields.ts'
import { ratedGame, ratedKey, ratingId, shown } from './fields.ts'
import { RATING_KINDS } from './public-rating.ts'

const place = z.object({ slug: z.string(), name: z.string() })

const switches = z.object({
  data: z.object({
    shop: place,
    /** Games of the shop's finished events. */
    games: z.array(z.object({ game: z.string(), events: z.int(), ratingId: z.nullable(z.string()) })),
    /** Those of the shop that have one. */
    seasons: z.array(z.object({ seasonId: z.string(), ratingId: z.string() })),
  }),
})
export type RatingSwitches = z.output<typeof switches>['data']

/** Which ratings of the account's shop are on. */
export const listOwnRatings = defineCall({ id: 'list-own-ratings', input: z.object({}), reply: switches })

/** Turns the rating of a season on or off, or that of all the shop's events of a game. */
export const keepRating = defineCall({
  id: 'keep-rating',
  input: z.object({
    of: z.union([
      z.object({ kind: z.literal('season'), seasonId }),
      z.object({ kind: z.literal('shop'), game: ratedGame }),
    ]),
    isOn: z.boolean(),
  }),
  reply: switches,
})

/** A member of the shop takes somebody's name out of a rating on their wish, or puts it back. */
export const nameRatedPerson = defineCall({
  id: 'name-rated-person',
  input: z.object({ ratingId, key: ratedKey, isNamed: z.boolean() }),
  reply: z.object({ data: z.object({ isNamed: z.boolean() }) }),
})

const own = z.object({
  ratingId: z.string(),
  kind: z.enum(RATING_KINDS),
  season: z.nullable(place),
  shop: place,
  game: z.string(),
  ...shown,
  place: z.nullable(z.int()),
  change: z.nullable(z.int()),
  matches: z.int(),
  /** Others read the name there. */
  isNamed: z.boolean(),
})
export type OwnRating = z.output<typeof own>

const ownRatings = z.object({ data: z.object({ ratings: z.array(own) }) })

/** The account's place in each rating. */
export const getOwnRatings = defineCall({ id: 'get-own-ratings', input: z.object({}), reply: ownRatings })

/** The account's row has no name from then on, or has it again. */
export const leaveRating = defineCall({
  id: 'leave-rating',
  input: z.object({ ratingId, isNamed: z.boolean() }),
  reply: ownRatings,
})
