import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { actId, capability, tournamentId } from '../tournaments/fields/fields.ts'
import { registrantId } from './fields.ts'

/** The organizer erases what an event knows of a person; results stay under the name that everybody reads. */
export const eraseRegistration = defineCall({
  id: 'erase-registration',
  input: z.object({ tournamentId, organizerId: z.optional(capability), playerId: registrantId, actId }),
  reply: z.object({
    data: z.object({
      /** That it was erased, signed. Null: erased before, and its proof was given then. */
      proof: z.nullable(z.string()),
    }),
  }),
})
