import type { PersonKey } from '@tablee/domain/seasons/season'
import { GAMES } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import * as z from 'zod/mini'
import { issue } from '../call.ts'

const LONGEST_ID = 40
const LONGEST_KEY = 100

export const ratingId = z
  .string(issue('rating_not_found'))
  .check(z.minLength(1, issue('rating_not_found')), z.maxLength(LONGEST_ID, issue('rating_not_found')))

export const ratedKey = z.pipe(
  z
    .string(issue('rated_person_not_found'))
    .check(z.minLength(1, issue('rated_person_not_found')), z.maxLength(LONGEST_KEY, issue('rated_person_not_found'))),
  z.transform((key: string) => key as PersonKey),
)

export const ratedGame = z.enum(GAMES, issue('game_invalid'))

/** Null: the game with the most events. */
export const wishedGame = z._default(z.nullable(ratedGame), null)

/** `deviation`: the true strength is this near in two cases of three. */
export const shown = { rating: z.int(), deviation: z.int(), isUncertain: z.boolean() }
