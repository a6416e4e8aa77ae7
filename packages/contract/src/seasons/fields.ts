import {
  FINAL_CARRIES,
  FINAL_SEATS,
  type PersonKey,
  SEASON_NAME_MAX_LENGTH,
  SEASON_STATES,
  type SeasonId,
} from '@tablee/domain/seasons/season'
import { MOST_RANKED_PLACES, SEASON_DISQUALIFIED, SHARED_PLACES } from '@tablee/domain/seasons/season-rules'
import { readSlug } from '@tablee/domain/shops/shop-slug'
import { typedName } from '@tablee/domain/tournaments/players/player-name'
import * as z from 'zod/mini'
import { issue } from '../call.ts'

const LONGEST_ID = 40
const LONGEST_KEY = 200
const LONGEST_TYPED = 400

export const seasonId = z.pipe(
  z.string(issue('season_not_found')).check(z.minLength(1), z.maxLength(LONGEST_ID, issue('season_not_found'))),
  z.transform((id: string) => id as SeasonId),
)

export const personKey = z.pipe(
  z
    .string(issue('season_person_not_found'))
    .check(z.minLength(1), z.maxLength(LONGEST_KEY, issue('season_person_not_found'))),
  z.transform((key: string) => key as PersonKey),
)

/** Of an event's player, as the season keeps it. */
export const seatedPlayer = z
  .string(issue('season_person_not_found'))
  .check(z.minLength(1), z.maxLength(LONGEST_KEY, issue('season_person_not_found')))

export const seasonSlug = z.pipe(
  z.string(issue('season_not_found')).check(z.maxLength(LONGEST_TYPED, issue('season_not_found'))),
  z.transform((typed: string, context) => {
    const slug = readSlug(typed)
    if (slug !== null) return slug
    context.issues.push({ code: 'custom', message: 'season_not_found', input: typed })
    return z.NEVER
  }),
)

export const seasonName = z
  .string(issue('season_name_required'))
  .check(
    z.overwrite(typedName),
    z.minLength(1, issue('season_name_required')),
    z.maxLength(SEASON_NAME_MAX_LENGTH, issue('season_name_too_long')),
  )

export const seasonState = z.enum(SEASON_STATES)

const OUTSIDE = issue('season_final_outside')
const SEATS = issue('season_final_seats')

export const seasonFinal = z.object({
  tournamentId: z.string(OUTSIDE).check(z.minLength(1, OUTSIDE), z.maxLength(LONGEST_KEY, OUTSIDE)),
  seats: z.int(SEATS).check(z.gte(FINAL_SEATS.min, SEATS), z.lte(FINAL_SEATS.max, SEATS)),
  carries: z.enum(FINAL_CARRIES),
})

const BROKEN = issue('season_rules_invalid')
const number = z.int(BROKEN)
const byPlace = z.array(number, BROKEN).check(z.maxLength(MOST_RANKED_PLACES, BROKEN))

/** Bounds are the domain's. */
export const seasonRules = z.object(
  {
    placePoints: byPlace,
    restPoints: number,
    winPoints: number,
    drawPoints: number,
    presencePoints: number,
    kickers: z.nullable(byPlace),
    best: z.nullable(number),
    sharedPlaces: z.enum(SHARED_PLACES, BROKEN),
    disqualified: z.enum(SEASON_DISQUALIFIED, BROKEN),
  },
  BROKEN,
)
