import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { capability, tournamentCode } from '../fields/fields.ts'
import { helperRole } from '../fields/helper-fields.ts'

/** Somebody whose role is in force. */
const helperOnShift = z.object({
  id: z.string(),
  role: helperRole,
  name: z.nullable(z.string()),
  /** The invitation was redeemed. */
  hasCome: z.boolean(),
  expiresAt: z.nullable(z.string()),
  /** The id of the role for which this one stands in; null: for none. */
  replaces: z.nullable(z.string()),
  /** Of the device that asks. */
  isOwn: z.boolean(),
})

export const shiftsReply = z.object({ data: z.object({ helpers: z.array(helperOnShift) }) })

/** Who helps now, and who stands in for whom: for the staff alone. */
export const getShifts = defineCall({
  id: 'get-shifts',
  input: z.object({ code: tournamentCode, organizerId: z.optional(capability) }),
  reply: shiftsReply,
})
