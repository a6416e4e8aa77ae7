import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { decklistInput } from '../decklists/decklist-input.ts'
import { actId, capability, playerName, shownEntryPassword, tournamentId } from '../tournaments/fields/fields.ts'
import {
  askedTeam,
  contactEmail,
  firstName,
  guardian,
  homeLocation,
  lastName,
  letterLanguage,
  notes,
  phone,
  policyAgreement,
  wishesFixedSeat,
} from './fields.ts'
import { registrationReply } from './registration-document.ts'

/**
 * Asks to play in an announced event: an account under its own id, others under their own secret. The answer is the caller's registration.
 */
export const registerAdvancedPlayer = defineCall({
  id: 'register-advanced-player',
  input: z.object({
    tournamentId,
    playerName,
    playerId: capability,
    firstName,
    lastName,
    email: contactEmail,
    phone: z.optional(phone),
    location: z.optional(homeLocation),
    notes: z.optional(notes),
    decklist: z.optional(z.nullable(decklistInput)),
    language: z.optional(letterLanguage),
    isAnonymous: z.optional(z.boolean()),
    /** Of a tournament of teams: a new team, or one that is there or waits. Left out: none yet. */
    team: z.optional(z.nullable(askedTeam)),
    /** Required where the event sets an age: null says that one is not below it. */
    guardian: z.optional(guardian),
    wishesFixedSeat,
    password: shownEntryPassword,
    policyAgreement,
    actId,
  }),
  reply: registrationReply,
})
