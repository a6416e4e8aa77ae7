import { MOST_REGISTRATIONS } from '@tablee/domain/registrations/registration'
import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { actId, capability, tournamentId } from '../tournaments/fields/fields.ts'
import { registrationId } from './fields.ts'
import { registrationsReply } from './registration-document.ts'

/** The organizer cancels several registrations before the start, in one act. The answer holds those cancelled now. */
export const cancelRegistrations = defineCall({
  id: 'cancel-registrations',
  input: z.object({
    tournamentId,
    organizerId: z.optional(capability),
    registrationIds: z.array(registrationId).check(z.maxLength(MOST_REGISTRATIONS)),
    actId,
  }),
  reply: registrationsReply,
})
