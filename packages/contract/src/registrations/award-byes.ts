import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { actId, capability, tournamentId } from '../tournaments/fields/fields.ts'
import { byesInput } from './byes-input.ts'
import { registrantId } from './fields.ts'
import { registrationReply } from './registration-document.ts'

/** The organizer awards a registered person byes for the first rounds, or revokes them. */
export const awardByes = defineCall({
  id: 'award-byes',
  input: z.object({
    tournamentId,
    organizerId: z.optional(capability),
    playerId: registrantId,
    byes: byesInput,
    actId,
  }),
  reply: registrationReply,
})
