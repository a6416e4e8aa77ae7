import { REGISTRATION_STATUSES } from '@tablee/domain/registrations/registration-state'
import * as z from 'zod/mini'
import { documentEnvelope } from '../document-envelope.ts'

/** The public part of a registration. `playerId` is null for people added at the desk. */
export const publicRegistration = z.object({
  id: z.string(),
  playerId: z.nullable(z.string()),
  playerName: z.string(),
  /** Unknown later words become the one that promises nothing. */
  status: z.catch(z.enum(REGISTRATION_STATUSES), 'pending'),
  dropped: z.boolean(),
  playerKey: z.string(),
  /** From 1; null if not waiting. */
  waitingPosition: z.nullable(z.int()),
  /** Of a tournament of teams: the team asked for while they have no seat. Missing from older servers. */
  teamName: z.optional(z.nullable(z.string())),
  /** JSON, once the organizer published a finished event's decklists. */
  decklist: z.nullable(z.string()),
  /** Only for those who check players in. */
  checkedIn: z.optional(z.boolean()),
  /** Only for those who note payments. */
  hasPaid: z.optional(z.boolean()),
  /** Only for those who number tables. */
  wishesFixedSeat: z.optional(z.boolean()),
  /** The public replacement of a hidden name, or null; only for those who hide names. */
  shownAs: z.optional(z.nullable(z.string())),
})

export const keptGuardian = z.object({
  age: z.int(),
  name: z.string(),
  contact: z.string(),
  /** Null: still to be collected. */
  agreed: z.nullable(z.object({ text: z.int(), at: z.string(), isByStaff: z.boolean() })),
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
  /** Missing from older servers, which noted none. */
  hasPaid: z._default(z.boolean(), false),
  /** The organizer handed in the decklist. Missing from older servers. */
  isDeckByOrganizer: z._default(z.boolean(), false),
  /** `playerName` is still the name. Missing from older servers, which hid none. */
  shownAs: z._default(z.nullable(z.string()), null),
  isAnonymous: z.boolean(),
  /** Of somebody below the age that the event sets. Missing from older servers, which asked nobody. */
  guardian: z._default(z.nullable(keptGuardian), null),
  /** Missing from older servers, which asked nobody. */
  wishesFixedSeat: z._default(z.boolean(), false),
  /** Someone reads its mail; left out without an address, and in answers to acts, which do not look. */
  isEmailConfirmed: z.optional(z.boolean()),
}

const wholeRegistration = z.extend(publicRegistration, { tournamentId: z.string(), ...personalMembers })

/** As much of a registration as the caller may know. */
export const registrationView = z.union([wholeRegistration, publicRegistration])

/** A registration's document in the collection. */
export const registrationDocument = z.extend(wholeRegistration, documentEnvelope)

export type PublicRegistration = z.output<typeof publicRegistration>
export type WholeRegistration = z.output<typeof wholeRegistration>
export type RegistrationView = PublicRegistration | WholeRegistration

export const REGISTRATIONS_COLLECTION = 'registrations'

/** The event's capacity after the act, which may have raised it; null without a limit. */
const maxPlayers = z.nullable(z.int())
/** The act number of this state: clients keep anything newer. Missing from older servers. */
const liveSequence = z.optional(z.int())
export const registrationReply = z.object({
  data: z.object({ registration: registrationView, maxPlayers, liveSequence }),
})
export const registrationsReply = z.object({
  data: z.object({ registrations: z.array(registrationView), maxPlayers, liveSequence }),
})
