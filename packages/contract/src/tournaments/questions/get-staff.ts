import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { capability, tournamentCode } from '../fields/fields.ts'
import { helperRole } from '../fields/helper-fields.ts'

const moment = z.nullable(z.string())

/** Somebody who was invited to help. */
export const staffMember = z.object({
  id: z.string(),
  role: helperRole,
  name: z.nullable(z.string()),
  invitedAt: moment,
  /** Null: nobody has redeemed the invitation yet. */
  acceptedAt: moment,
  /** To the minute. */
  lastUsedAt: moment,
  expiresAt: moment,
  revokedAt: moment,
})

/** Who was invited to help, for the organizer alone; the latest first. */
export const getStaff = defineCall({
  id: 'get-staff',
  input: z.object({ code: tournamentCode, organizerId: z.optional(capability) }),
  reply: z.object({ data: z.object({ staff: z.array(staffMember) }) }),
})
