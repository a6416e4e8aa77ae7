import { MOST_REGISTRATIONS } from '@tablee/domain/registrations/registration'
import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { actId, capability, tournamentId } from '../tournaments/fields/fields.ts'
import { registrationId } from './fields.ts'
import { registrationsReply } from './registration-document.ts'

/**
 * The organizer accepts several pending registrations in the order in which they came, as far as there are seats: those
 * given, or all. The answer holds the ones that were accepted now, and the names of those who were meant and still wait.
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
      /** In the order in which they came. Missing from earlier servers. */
      waiting: z.optional(z.array(z.string())),
    }),
  }),
})
