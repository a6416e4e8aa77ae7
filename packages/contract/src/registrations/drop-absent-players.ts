import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { actId, capability, tournamentId } from '../tournaments/fields/fields.ts'
import { registrationsReply } from './registration-document.ts'

/**
 * Before the start, every confirmed player who was not checked in drops (STAK-15); with `acceptsWaiting` who waits takes the seats
 * that are free then, in the same act. The answer holds those who were dropped and those who were accepted.
 */
export const dropAbsentPlayers = defineCall({
  id: 'drop-absent-players',
  input: z.object({
    tournamentId,
    organizerId: z.optional(capability),
    /** Missing from earlier apps, which accept by a call of their own. */
    acceptsWaiting: z._default(z.boolean(), false),
    actId,
  }),
  reply: registrationsReply,
})
