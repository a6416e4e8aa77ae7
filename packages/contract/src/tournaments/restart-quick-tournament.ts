import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, tournamentCode } from './fields/fields.ts'

/** A finished quick tournament begins again under a new code; whoever is kept has their seat with the secret they had. */
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
