import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { capability, moment, tournamentCode } from './fields/fields.ts'
import { helperName, helperRole } from './fields/helper-fields.ts'

/** The organizer invites somebody to help. The one-time code travels in the fragment of an address, and is told once. */
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
