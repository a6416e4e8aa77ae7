import { MOST_REGISTRATIONS } from '@tablee/domain/registrations/registration'
import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { actId, capability, tournamentId } from '../tournaments/fields/fields.ts'
import { registrationId } from './fields.ts'
import { registrationsReply } from './registration-document.ts'

/**
 * Before the start, the organizer notes confirmed players as present or not: those given, or all (STAK-15). The answer holds those for whom
 * that is new, so that it can be undone.
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
