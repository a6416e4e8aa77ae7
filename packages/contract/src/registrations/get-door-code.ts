import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { capability, tournamentId } from '../tournaments/fields/fields.ts'

/** The code that the staff shows at the door: whoever has it can check in. */
export const getDoorCode = defineCall({
  id: 'get-door-code',
  input: z.object({ tournamentId, organizerId: z.optional(capability) }),
  reply: z.object({ data: z.object({ doorCode: z.string() }) }),
})
