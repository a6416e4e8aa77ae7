import { MOST_REGISTRATIONS } from '@tablee/domain/registrations/registration'
import { UNDOABLE_ACTS } from '@tablee/domain/registrations/undo-registration-act'
import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { actId, capability, tournamentId } from '../tournaments/fields/fields.ts'
import { registrationId } from './fields.ts'
import { registrationsReply } from './registration-document.ts'

/** The organizer undoes an accept, cancel or drop of several: all or none. */
export const undoRegistrationActs = defineCall({
  id: 'undo-registration-acts',
  input: z.object({
    tournamentId,
    organizerId: z.optional(capability),
    registrationIds: z.array(registrationId).check(z.maxLength(MOST_REGISTRATIONS)),
    act: z.enum(UNDOABLE_ACTS),
    actId,
  }),
  reply: registrationsReply,
})
