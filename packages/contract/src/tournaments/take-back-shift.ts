import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { capability, tournamentCode } from './fields/fields.ts'
import { helperId } from './fields/helper-fields.ts'
import { shiftsReply } from './questions/get-shifts.ts'

/** Ends the role of a stand-in, by either of the two. */
export const takeBackShift = defineCall({
  id: 'take-back-shift',
  input: z.object({ code: tournamentCode, organizerId: z.optional(capability), id: helperId }),
  reply: shiftsReply,
})
