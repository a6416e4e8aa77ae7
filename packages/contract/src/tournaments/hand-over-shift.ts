import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { capability, moment, tournamentCode } from './fields/fields.ts'
import { helperId, helperName } from './fields/helper-fields.ts'

/** Somebody stands in for a role for a time: who helps already, by `helper`, or whoever redeems the code, under a name. */
export const handOverShift = defineCall({
  id: 'hand-over-shift',
  input: z.object({
    code: tournamentCode,
    organizerId: z.optional(capability),
    id: helperId,
    standIn: z.union([z.object({ name: helperName }), z.object({ helper: helperId })]),
    expiresAt: moment,
  }),
  /** The code is null for who helps already. */
  reply: z.object({
    data: z.object({ id: z.string(), oneTimeCode: z.nullable(z.string()), expiresAt: z.string() }),
  }),
})
