import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { capability, tournamentCode } from './fields.ts'
import { staffMember } from './get-staff.ts'
import { helperId } from './helper-fields.ts'

/** The organizer takes a role away, or an invitation that nobody redeemed yet. */
export const revokeStaff = defineCall({
  id: 'revoke-staff',
  input: z.object({ code: tournamentCode, organizerId: z.optional(capability), id: helperId }),
  reply: z.object({ data: z.object({ staff: z.array(staffMember) }) }),
})
