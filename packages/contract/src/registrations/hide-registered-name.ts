import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { actId, capability, tournamentId } from '../tournaments/fields/fields.ts'
import { registrantId } from './fields.ts'
import { registrationReply } from './registration-document.ts'

/** The organizer hides a registered person's name from the public, or shows it again. */
export const hideRegisteredName = defineCall({
  id: 'hide-registered-name',
  input: z.object({
    tournamentId,
    organizerId: z.optional(capability),
    playerId: registrantId,
    isHidden: z.boolean(),
    actId,
  }),
  reply: registrationReply,
})
