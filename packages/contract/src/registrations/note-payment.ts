import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { actId, capability, tournamentId } from '../tournaments/fields/fields.ts'
import { registrantId } from './fields.ts'
import { registrationReply } from './registration-document.ts'

/** The organizer notes that someone has paid the event's fee, or not. */
export const notePayment = defineCall({
  id: 'note-payment',
  input: z.object({
    tournamentId,
    organizerId: z.optional(capability),
    playerId: registrantId,
    hasPaid: z.boolean(),
    actId,
  }),
  reply: registrationReply,
})
