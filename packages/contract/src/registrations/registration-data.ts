import { REGISTRATION_STATUSES } from '@tablee/domain/registrations/registration-state'
import * as z from 'zod/mini'
import { issue } from '../call.ts'
import { decklistInput } from '../decklists/decklist-input.ts'
import { playerName, shownEntryPassword, tournamentId } from '../tournaments/fields/fields.ts'
import {
  guardian,
  homeLocation,
  notes,
  optionalEmail,
  optionalFirstName,
  optionalLastName,
  phone,
  policyAgreement,
  wishesFixedSeat,
} from './fields.ts'
import { amendedDetails } from './update-player-advanced-tournament.ts'

/** `data` of an account's own new registration; the server sets owner and state. The agreement is required, not stored. */
export const newRegistration = z.object({
  tournamentId,
  playerName,
  firstName: z._default(optionalFirstName, ''),
  lastName: z._default(optionalLastName, ''),
  email: z._default(optionalEmail, ''),
  phone: z._default(phone, ''),
  location: z._default(homeLocation, ''),
  notes: z._default(notes, ''),
  decklist: z.optional(z.nullable(decklistInput)),
  guardian: z.optional(guardian),
  wishesFixedSeat,
  password: shownEntryPassword,
  policyAgreement,
})

/** `data` of an update: the account amends its details, the organizer the state; both may amend notes. */
export const registrationChanges = z.extend(amendedDetails, {
  status: z.optional(z.enum(REGISTRATION_STATUSES, issue('registration_status_invalid'))),
  dropped: z.optional(z.boolean(issue('registration_status_invalid'))),
})
