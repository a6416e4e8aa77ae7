import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, tournamentCode } from './fields/fields.ts'

/** Restarts a finished quick tournament under a new code; those kept have their seat with their old secret. */
export const restartQuickTournament = defineCall({
  id: 'restart-quick-tournament',
  input: z.object({
    code: tournamentCode,
    organizerId: z.optional(capability),
    keepPlayers: z.boolean(),
    actId,
  }),
  reply: tournamentReply,
})
