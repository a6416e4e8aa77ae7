import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { capability, tournamentCode } from './fields.ts'
import { staffMember } from './get-staff.ts'
import { helperId } from './helper-fields.ts'

/** The organizer has the name of a helper whose role ended forgotten. */
export const eraseStaff = defineCall({
  id: 'erase-staff',
  input: z.object({ code: tournamentCode, organizerId: z.optional(capability), id: helperId }),
  reply: z.object({ data: z.object({ staff: z.array(staffMember) }) }),
})
