import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { tournamentId } from '../tournaments/fields/fields.ts'
import { personKey, seasonFinal, seasonId } from './fields.ts'
import { seasonPage } from './public-season.ts'

const reply = z.object({ data: seasonPage })

/** An event of the season is its final, for the first of its table; null: it has none. */
export const setSeasonFinal = defineCall({
  id: 'set-season-final',
  input: z.object({ seasonId, final: z.nullable(seasonFinal) }),
  reply,
})

/** Somebody does not come to the final, so that the next is invited, or does come. */
export const declineSeasonFinal = defineCall({
  id: 'decline-season-final',
  input: z.object({ seasonId, person: personKey, declines: z.boolean() }),
  reply,
})

/** Where the players of a season's final stand in its table, by which `seed-by-season` seeds the bracket; null: it is no final. */
export const getFinalSeeds = defineCall({
  id: 'get-final-seeds',
  input: z.object({ tournamentId }),
  reply: z.object({
    data: z.object({
      seeds: z.nullable(
        z.object({ season: z.string(), places: z.array(z.object({ playerId: z.string(), place: z.int() })) }),
      ),
    }),
  }),
})
