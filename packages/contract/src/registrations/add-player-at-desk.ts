import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { decklistInput } from '../decklists/decklist-input.ts'
import { actId, capability, playerName, tournamentId } from '../tournaments/fields/fields.ts'
import { byesInput } from './byes-input.ts'
import {
  homeLocation,
  notes,
  optionalEmail,
  optionalFirstName,
  optionalGuardian,
  optionalLastName,
  phone,
  wishesFixedSeat,
} from './fields.ts'
import { registrationReply } from './registration-document.ts'

/** Someone added at the desk or from a list; only the name is required. */
export const deskEntry = z.object({
  playerName,
  firstName: z.optional(optionalFirstName),
  lastName: z.optional(optionalLastName),
  email: z.optional(optionalEmail),
  phone: z.optional(phone),
  location: z.optional(homeLocation),
  notes: z.optional(notes),
  /** Kept if it has a text or address. */
  decklist: z.optional(decklistInput),
  /** Left out: nobody asked. */
  guardian: z.optional(optionalGuardian),
  wishesFixedSeat,
  hasPaid: z.optional(z.boolean()),
  /** Nobody is present before the event's day; left out: present, if others are at the desk. */
  isPresent: z.optional(z.boolean()),
  byes: z.optional(byesInput),
})

export type DeskEntry = z.output<typeof deskEntry>

/** The organizer adds someone who is there: confirmed at once; after the start a late entry (STAK-4). */
export const addPlayerAtDesk = defineCall({
  id: 'add-player-at-desk',
  input: z.extend(deskEntry, { tournamentId, organizerId: z.optional(capability), actId }),
  reply: registrationReply,
})
