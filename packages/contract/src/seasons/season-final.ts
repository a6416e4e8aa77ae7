import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
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
