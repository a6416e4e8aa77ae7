import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { actId, capability, tournamentId } from '../tournaments/fields/fields.ts'
import { registrationsReply } from './registration-document.ts'

/**
 * Before the start, drops every confirmed player who was not checked in (STAK-15); with `acceptsWaiting`, waiting players take the seats
 * then free, in the same act. The answer holds those dropped and those accepted.
 */
export const dropAbsentPlayers = defineCall({
  id: 'drop-absent-players',
  input: z.object({
    tournamentId,
    organizerId: z.optional(capability),
    /** Missing from older apps, which accept by a separate call. */
    acceptsWaiting: z._default(z.boolean(), false),
    actId,
  }),
  reply: registrationsReply,
})
