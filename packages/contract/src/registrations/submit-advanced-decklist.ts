import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { decklistInput } from '../decklists/decklist-input.ts'
import { actId, tournamentId } from '../tournaments/fields/fields.ts'
import { registrantId } from './fields.ts'
import { registrationView } from './registration-document.ts'

/** The player hands in the decklist, as text or address. The protocol adds the message. */
export const submitAdvancedDecklist = defineCall({
  id: 'submit-advanced-decklist',
  input: z.object({ tournamentId, playerId: registrantId, decklist: decklistInput, actId }),
  reply: z.object({ message: z.optional(z.string()), data: z.object({ registration: registrationView }) }),
})
