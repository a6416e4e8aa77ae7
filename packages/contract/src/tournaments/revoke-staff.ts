import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { capability, tournamentCode } from './fields/fields.ts'
import { helperId } from './fields/helper-fields.ts'
import { staffMember } from './questions/get-staff.ts'

/** The organizer revokes a role or an unredeemed invitation. */
export const revokeStaff = defineCall({
  id: 'revoke-staff',
  input: z.object({ code: tournamentCode, organizerId: z.optional(capability), id: helperId }),
  reply: z.object({ data: z.object({ staff: z.array(staffMember) }) }),
})
