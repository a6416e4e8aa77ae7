import { MOST_REGISTRATIONS } from '@tablee/domain/registrations/registration'
import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { actId, capability, tournamentId } from '../tournaments/fields/fields.ts'
import { registrationId } from './fields.ts'
import { registrationsReply } from './registration-document.ts'

/**
 * The organizer accepts pending registrations in order of arrival while there are seats: those given, or all. The answer holds those
 * accepted now, and the names of those meant who still wait.
 */
export const acceptRegistrations = defineCall({
  id: 'accept-registrations',
  input: z.object({
    tournamentId,
    organizerId: z.optional(capability),
    registrationIds: z.optional(z.array(registrationId).check(z.maxLength(MOST_REGISTRATIONS))),
    actId,
  }),
  reply: z.object({
    data: z.extend(registrationsReply.shape.data, {
      /** In order of arrival. Missing from older servers. */
      waiting: z.optional(z.array(z.string())),
    }),
  }),
})
