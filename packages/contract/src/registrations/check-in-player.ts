import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { actId, capability, tournamentId } from '../tournaments/fields/fields.ts'
import { registrantId } from './fields.ts'
import { registrationReply } from './registration-document.ts'

/** Before the start, the organizer notes a confirmed player as present or not (STAK-15). */
export const checkInPlayer = defineCall({
  id: 'check-in-player',
  input: z.object({
    tournamentId,
    organizerId: z.optional(capability),
    playerId: registrantId,
    isPresent: z.boolean(),
    actId,
  }),
  reply: registrationReply,
})
