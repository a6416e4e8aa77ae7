import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { capability, tournamentCode } from './fields/fields.ts'
import { helperId } from './fields/helper-fields.ts'
import { staffMember } from './questions/get-staff.ts'

/** The organizer takes a role away, or an invitation that nobody redeemed yet. */
export const revokeStaff = defineCall({
  id: 'revoke-staff',
  input: z.object({ code: tournamentCode, organizerId: z.optional(capability), id: helperId }),
  reply: z.object({ data: z.object({ staff: z.array(staffMember) }) }),
})
