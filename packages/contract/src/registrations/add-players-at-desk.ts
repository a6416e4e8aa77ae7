import { MOST_DESK_ENTRIES } from '@tablee/domain/registrations/registration'
import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { actId, capability, tournamentId } from '../tournaments/fields/fields.ts'
import { deskEntry } from './add-player-at-desk.ts'
import { registrationsReply } from './registration-document.ts'

/** The organizer writes in a whole list in its order (STAK-12): all of them or, with a name taken, none. */
export const addPlayersAtDesk = defineCall({
  id: 'add-players-at-desk',
  input: z.object({
    tournamentId,
    organizerId: z.optional(capability),
    /** Whoever has an address on the list hears by mail that they have a seat, before the start. By the organizer's account alone. */
    tellsByMail: z.optional(z.boolean()),
    players: z.array(deskEntry).check(z.minLength(1), z.maxLength(MOST_DESK_ENTRIES)),
    actId,
  }),
  reply: registrationsReply,
})
