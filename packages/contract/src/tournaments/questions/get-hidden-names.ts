import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { capability, tournamentCode } from '../fields/fields.ts'

/** The hidden players' names, for the staff. */
export const getHiddenNames = defineCall({
  id: 'get-hidden-names',
  input: z.object({ code: tournamentCode, organizerId: z.optional(capability) }),
  reply: z.object({ data: z.array(z.object({ playerKey: z.string(), name: z.string() })) }),
})
