import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { decklistInput } from '../decklists/decklist-input.ts'
import { actId, tournamentId } from '../tournaments/fields/fields.ts'
import { deckReason } from './deck-reason.ts'
import { registrantId } from './fields.ts'
import { registrationView } from './registration-document.ts'

/** The player hands in the decklist, as text or address; the staff, once it is locked, with a reason. The protocol adds the message. */
export const submitAdvancedDecklist = defineCall({
  id: 'submit-advanced-decklist',
  input: z.object({ tournamentId, playerId: registrantId, decklist: decklistInput, reason: deckReason, actId }),
  reply: z.object({ message: z.optional(z.string()), data: z.object({ registration: registrationView }) }),
})
