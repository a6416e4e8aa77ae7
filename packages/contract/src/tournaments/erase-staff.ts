import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { capability, tournamentCode } from './fields/fields.ts'
import { helperId } from './fields/helper-fields.ts'
import { staffMember } from './questions/get-staff.ts'

/** The organizer erases the name of a helper whose role ended. */
export const eraseStaff = defineCall({
  id: 'erase-staff',
  input: z.object({ code: tournamentCode, organizerId: z.optional(capability), id: helperId }),
  reply: z.object({ data: z.object({ staff: z.array(staffMember) }) }),
})
