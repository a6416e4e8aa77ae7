import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { actId, capability, tournamentId } from './fields.ts'
import { tournamentDataReply } from './tournament-reply.ts'

/** Closes the tournament and keeps its final ranking. */
export const finishTournament = defineCall({
  id: 'finish-tournament',
  input: z.object({ tournamentId, organizerId: z.optional(capability), actId }),
  reply: tournamentDataReply,
})
