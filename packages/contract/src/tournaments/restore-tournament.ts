import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { capability, tournamentCode } from './fields/fields.ts'

/** Restores a deleted tournament as it was. */
export const restoreTournament = defineCall({
  id: 'restore-tournament',
  input: z.object({ code: tournamentCode, organizerId: z.optional(capability) }),
  reply: tournamentReply,
})
