import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { decklistInput } from '../decklists/decklist-input.ts'
import { actId, playerName, tournamentId } from '../tournaments/fields/fields.ts'
import { deckReason } from './deck-reason.ts'
import {
  homeLocation,
  notes,
  optionalEmail,
  optionalFirstName,
  optionalGuardian,
  optionalLastName,
  phone,
  registrantId,
  wishesFixedSeat,
} from './fields.ts'
import { registrationReply } from './registration-document.ts'

/** What may be amended; omissions stay. */
export const amendedDetails = z.object({
  playerName: z.optional(playerName),
  firstName: z.optional(optionalFirstName),
  lastName: z.optional(optionalLastName),
  email: z.optional(optionalEmail),
  phone: z.optional(phone),
  location: z.optional(homeLocation),
  notes: z.optional(notes),
  decklist: z.optional(z.nullable(decklistInput)),
  guardian: z.optional(optionalGuardian),
  wishesFixedSeat,
})

/** A player amends their own registration until the start, later only the name where allowed; the organizer any until the finish. */
export const updatePlayerAdvancedTournament = defineCall({
  id: 'update-player-advanced-tournament',
  input: z.extend(amendedDetails, { tournamentId, playerId: registrantId, reason: deckReason, actId }),
  reply: registrationReply,
})
