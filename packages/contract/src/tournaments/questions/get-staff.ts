import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { capability, tournamentCode } from '../fields/fields.ts'
import { helperRole } from '../fields/helper-fields.ts'

const moment = z.nullable(z.string())

/** A person invited to help. */
export const staffMember = z.object({
  id: z.string(),
  role: helperRole,
  name: z.nullable(z.string()),
  invitedAt: moment,
  /** Null until redeemed. */
  acceptedAt: moment,
  lastUsedAt: moment,
  expiresAt: moment,
  revokedAt: moment,
  /** The id of the role for which this one stands in. */
  replaces: z.optional(moment),
})

/** Invited helpers, only for the organizer; latest first. */
export const getStaff = defineCall({
  id: 'get-staff',
  input: z.object({ code: tournamentCode, organizerId: z.optional(capability) }),
  reply: z.object({ data: z.object({ staff: z.array(staffMember) }) }),
})
