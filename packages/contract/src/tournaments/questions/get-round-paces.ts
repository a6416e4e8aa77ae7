import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { tournamentCode } from '../fields/fields.ts'

/** When a round was paired and, in seconds after that, when each result first came, in no order of tables. */
const roundPace = z.object({
  round: z.int(),
  pairedAt: z.string(),
  resultSeconds: z.array(z.int()),
})

/** How fast each round went: moments only, no players or tables. */
export const getRoundPaces = defineCall({
  id: 'get-round-paces',
  input: z.object({ code: tournamentCode }),
  reply: z.object({ data: z.object({ paces: z.array(roundPace) }) }),
})
