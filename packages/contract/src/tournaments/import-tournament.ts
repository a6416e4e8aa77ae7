import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { actId, capability } from './fields.ts'
import { portableTournament } from './portable-tournament.ts'
import { tournamentReply } from './tournament-reply.ts'

/** Anyone makes a quick tournament of a file; the secret they send makes them its organizer. */
export const importTournament = defineCall({
  id: 'import-tournament',
  input: z.object({ tournament: portableTournament, organizerId: z.optional(capability), actId }),
  reply: tournamentReply,
})
