import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'

export const MOST_KEPT = 180

/** Quick tournaments in the session's account, with the public id of each one's organizing device. */
export const getKeptTournaments = defineCall({
  id: 'get-kept-tournaments',
  input: z.object({}),
  reply: z.object({
    data: z.array(z.object({ id: z.string(), organizerId: z.string(), isFinished: z.boolean() })),
  }),
})
