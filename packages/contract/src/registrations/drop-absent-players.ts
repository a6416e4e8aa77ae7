import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { actId, capability, tournamentId } from '../tournaments/fields.ts'
import { registrationsReply } from './registration-document.ts'

/** Before the start, every confirmed player who was not checked in drops (STAK-15). The answer holds them. */
export const dropAbsentPlayers = defineCall({
  id: 'drop-absent-players',
  input: z.object({ tournamentId, organizerId: z.optional(capability), actId }),
  reply: registrationsReply,
})
