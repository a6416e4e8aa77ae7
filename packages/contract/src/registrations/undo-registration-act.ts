import { UNDOABLE_ACTS } from '@tablee/domain/registrations/undo-registration-act'
import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { actId, capability, tournamentId } from '../tournaments/fields/fields.ts'
import { registrantId } from './fields.ts'
import { registrationReply } from './registration-document.ts'

/** The organizer undoes an accept, cancel or drop (STAK-3). */
export const undoRegistrationAct = defineCall({
  id: 'undo-registration-act',
  input: z.object({
    tournamentId,
    organizerId: z.optional(capability),
    playerId: registrantId,
    act: z.enum(UNDOABLE_ACTS),
    actId,
  }),
  reply: registrationReply,
})
