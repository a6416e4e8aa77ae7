import { REGISTRATION_STATUSES } from '@tablee/domain/registrations/registration-state'
import * as z from 'zod/mini'
import { documentEnvelope } from '../document-envelope.ts'

/** What everybody may know of a registration. `playerId` is null for who was written in at the desk. */
export const publicRegistration = z.object({
  id: z.string(),
  playerId: z.nullable(z.string()),
  playerName: z.string(),
  /** A word of a later version reads as the one that promises nothing. */
  status: z.catch(z.enum(REGISTRATION_STATUSES), 'pending'),
  dropped: z.boolean(),
  /** The player's key in the tournament's document, once confirmed. */
  playerKey: z.string(),
  /** Place on the waiting list, counted from 1; null for who does not wait. */
  waitingPosition: z.nullable(z.int()),
  /** JSON of the decklist, once the organizer has shown the decklists of a finished event. */
  decklist: z.nullable(z.string()),
  /** Whether the player was checked in; for whoever checks in, and left out for everybody else. */
  checkedIn: z.optional(z.boolean()),
  /** Whether the fee was settled; for whoever notes it, and left out for everybody else. */
  hasPaid: z.optional(z.boolean()),
  /** What everybody reads in the place of a hidden name, null for another one; for whoever hides names, left out for everybody else. */
  shownAs: z.optional(z.nullable(z.string())),
})

const personalMembers = {
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  location: z.string(),
  notes: z.string(),
  registrationDate: z.string(),
  checkedIn: z.boolean(),
  /** Missing from earlier servers, where nobody noted it. */
  hasPaid: z._default(z.boolean(), false),
  /** The decklist is as the organizer handed it in for the player. Missing from earlier servers, which did not tell. */
  isDeckByOrganizer: z._default(z.boolean(), false),
  /** `playerName` is the name still. Missing from earlier servers, which hid none. */
  shownAs: z._default(z.nullable(z.string()), null),
  /** Registered without an account. */
  isAnonymous: z.boolean(),
  /** Somebody reads the mail of the address; left out where none was given, and where nobody looked: in what acts answer. */
  isEmailConfirmed: z.optional(z.boolean()),
}

/** The whole registration, for the organizer and the person. */
const wholeRegistration = z.extend(publicRegistration, { tournamentId: z.string(), ...personalMembers })

/** As much of a registration as whoever asks may know. */
export const registrationView = z.union([wholeRegistration, publicRegistration])

/** The document of a registration, as the collection answers it. */
export const registrationDocument = z.extend(wholeRegistration, documentEnvelope)

export type PublicRegistration = z.output<typeof publicRegistration>
export type WholeRegistration = z.output<typeof wholeRegistration>
export type RegistrationView = PublicRegistration | WholeRegistration

export const REGISTRATIONS_COLLECTION = 'registrations'

/** The event's capacity after the act, which the organizer's acts by hand may raise; null without a limit. */
const maxPlayers = z.nullable(z.int())
/** The number of the act after which this is true: whoever holds what is later keeps that. A server of before leaves it out. */
const liveSequence = z.optional(z.int())
export const registrationReply = z.object({
  data: z.object({ registration: registrationView, maxPlayers, liveSequence }),
})
export const registrationsReply = z.object({
  data: z.object({ registrations: z.array(registrationView), maxPlayers, liveSequence }),
})
