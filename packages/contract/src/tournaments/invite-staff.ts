import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { capability, moment, tournamentCode } from './fields/fields.ts'
import { helperName, helperRole } from './fields/helper-fields.ts'

/** The organizer invites a helper. The one-time code travels in an address's fragment, and is shown once. */
export const inviteStaff = defineCall({
  id: 'invite-staff',
  input: z.object({
    code: tournamentCode,
    organizerId: z.optional(capability),
    role: helperRole,
    name: helperName,
    expiresAt: moment,
  }),
  reply: z.object({ data: z.object({ id: z.string(), oneTimeCode: z.string(), expiresAt: z.string() }) }),
})
