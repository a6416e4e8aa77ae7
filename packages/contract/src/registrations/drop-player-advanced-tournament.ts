import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { actId, capability, tournamentId } from '../tournaments/fields/fields.ts'
import { registrantId } from './fields.ts'
import { registrationReply } from './registration-document.ts'

/** The player leaves the event; results stay, no more pairings. */
export const dropPlayerAdvancedTournament = defineCall({
  id: 'drop-player-advanced-tournament',
  input: z.object({ tournamentId, organizerId: z.optional(capability), playerId: registrantId, actId }),
  reply: registrationReply,
})
