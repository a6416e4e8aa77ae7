import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'

export const MOST_KEPT = 180

/** The quick tournaments that the account of the session keeps, and the public id of the device that organizes each. */
export const getKeptTournaments = defineCall({
  id: 'get-kept-tournaments',
  input: z.object({}),
  reply: z.object({
    data: z.array(z.object({ id: z.string(), organizerId: z.string(), isFinished: z.boolean() })),
  }),
})
