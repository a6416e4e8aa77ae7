import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { actId, capability, tournamentId } from '../tournaments/fields/fields.ts'
import { registrantId } from './fields.ts'
import { registrationReply } from './registration-document.ts'

/** The organizer accepts a pending registration while a seat is free; with `addsSeat` a full event gets one more. */
export const acceptRegistration = defineCall({
  id: 'accept-registration',
  input: z.object({
    tournamentId,
    organizerId: z.optional(capability),
    playerId: registrantId,
    /** Missing from older apps, whose organizers are told that the event is full. */
    addsSeat: z._default(z.boolean(), false),
    actId,
  }),
  reply: registrationReply,
})
