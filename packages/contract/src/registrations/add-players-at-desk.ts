import { MOST_DESK_ENTRIES } from '@tablee/domain/registrations/registration'
import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { actId, capability, tournamentId } from '../tournaments/fields/fields.ts'
import { deskEntry } from './add-player-at-desk.ts'
import { registrationsReply } from './registration-document.ts'

/** The organizer adds a whole list in order (STAK-12): all or, with a name taken, none. */
export const addPlayersAtDesk = defineCall({
  id: 'add-players-at-desk',
  input: z.object({
    tournamentId,
    organizerId: z.optional(capability),
    /** Before the start, those with an address get mail that they have a seat. Only by the organizer's account. */
    tellsByMail: z.optional(z.boolean()),
    players: z.array(deskEntry).check(z.minLength(1), z.maxLength(MOST_DESK_ENTRIES)),
    actId,
  }),
  reply: registrationsReply,
})
