import { MOST_REGISTRATIONS } from '@tablee/domain/registrations/registration'
import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { actId, capability, tournamentId } from '../tournaments/fields/fields.ts'
import { registrationId } from './fields.ts'
import { registrationsReply } from './registration-document.ts'

/** The organizer notes that several people have paid the fee, or not. The answer holds those for whom that is new. */
export const notePayments = defineCall({
  id: 'note-payments',
  input: z.object({
    tournamentId,
    organizerId: z.optional(capability),
    registrationIds: z.array(registrationId).check(z.maxLength(MOST_REGISTRATIONS)),
    hasPaid: z.boolean(),
    actId,
  }),
  reply: registrationsReply,
})
