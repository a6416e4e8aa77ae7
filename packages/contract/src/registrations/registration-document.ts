import { REGISTRATION_STATUSES } from '@tablee/domain/registrations/registration'
import * as z from 'zod/mini'
import { documentEnvelope } from '../document-envelope.ts'

/** What everybody may know of a registration. `playerId` is null for who was written in at the desk. */
export const publicRegistration = z.object({
  id: z.string(),
  playerId: z.nullable(z.string()),
  playerName: z.string(),
  status: z.enum(REGISTRATION_STATUSES),
  dropped: z.boolean(),
  /** The player's key in the tournament's document, once confirmed. */
  playerKey: z.string(),
  /** Place on the waiting list, counted from 1; null for who does not wait. */
  waitingPosition: z.nullable(z.int()),
  /** JSON of the decklist, once the organizer has shown the decklists of a finished event. */
  decklist: z.nullable(z.string()),
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
  /** Registered without an account. */
  isAnonymous: z.boolean(),
}

/** The whole registration, for the organizer and the person. */
export const wholeRegistration = z.extend(publicRegistration, { tournamentId: z.string(), ...personalMembers })

/** The document of a registration, as the collection answers it. */
export const registrationDocument = z.extend(wholeRegistration, documentEnvelope)

export type PublicRegistration = z.output<typeof publicRegistration>
export type WholeRegistration = z.output<typeof wholeRegistration>
export type RegistrationView = PublicRegistration | WholeRegistration

export const REGISTRATIONS_COLLECTION = 'registrations'

export const registrationReply = z.object({ data: z.object({ registration: wholeRegistration }) })
export const registrationsReply = z.object({ data: z.object({ registrations: z.array(wholeRegistration) }) })
