import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { actId, capability, playerName, tournamentId } from '../tournaments/fields.ts'
import { optionalEmail, optionalFirstName, optionalLastName } from './fields.ts'
import { registrationReply } from './registration-document.ts'

/** Somebody written in at the desk; nothing but the name is needed. */
export const deskEntry = z.object({
  playerName,
  firstName: z.optional(optionalFirstName),
  lastName: z.optional(optionalLastName),
  email: z.optional(optionalEmail),
})

export type DeskEntry = z.output<typeof deskEntry>

/** The organizer writes in somebody who is there: confirmed at once; after the start a late entry (STAK-4). */
export const addPlayerAtDesk = defineCall({
  id: 'add-player-at-desk',
  input: z.extend(deskEntry, { tournamentId, organizerId: z.optional(capability), actId }),
  reply: registrationReply,
})
