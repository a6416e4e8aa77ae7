import { MOST_REGISTRATIONS } from '@tablee/domain/registrations/registration'
import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { actId, capability, tournamentId } from '../tournaments/fields/fields.ts'
import { registrationId } from './fields.ts'
import { registrationsReply } from './registration-document.ts'

/**
 * The organizer notes before the start that confirmed players are there, or not: those given, or all (STAK-15). The answer holds
 * the ones for whom that is new, by which it is taken back.
 */
export const checkInPlayers = defineCall({
  id: 'check-in-players',
  input: z.object({
    tournamentId,
    organizerId: z.optional(capability),
    registrationIds: z.optional(z.array(registrationId).check(z.maxLength(MOST_REGISTRATIONS))),
    isPresent: z.boolean(),
    actId,
  }),
  reply: registrationsReply,
})
