import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { decklistInput } from '../decklists/decklist-input.ts'
import { actId, capability, playerName, tournamentId } from '../tournaments/fields/fields.ts'
import { byesInput } from './byes-input.ts'
import { homeLocation, notes, optionalEmail, optionalFirstName, optionalLastName, phone } from './fields.ts'
import { registrationReply } from './registration-document.ts'

/** Somebody written in at the desk, or brought in with a list; nothing but the name is needed. */
export const deskEntry = z.object({
  playerName,
  firstName: z.optional(optionalFirstName),
  lastName: z.optional(optionalLastName),
  email: z.optional(optionalEmail),
  phone: z.optional(phone),
  location: z.optional(homeLocation),
  notes: z.optional(notes),
  /** Kept where it has a text or an address, as handed in by the organizer. */
  decklist: z.optional(decklistInput),
  hasPaid: z.optional(z.boolean()),
  /** Before the day of the event nobody is there; left out, whoever stands at a desk with people at it is. */
  isPresent: z.optional(z.boolean()),
  /** Awarded along with it; left out: none. */
  byes: z.optional(byesInput),
})

export type DeskEntry = z.output<typeof deskEntry>

/** The organizer writes in somebody who is there: confirmed at once; after the start a late entry (STAK-4). */
export const addPlayerAtDesk = defineCall({
  id: 'add-player-at-desk',
  input: z.extend(deskEntry, { tournamentId, organizerId: z.optional(capability), actId }),
  reply: registrationReply,
})
