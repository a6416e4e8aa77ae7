import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { portableBeforeRounds, portableTournament } from './documents/portable-tournament.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability } from './fields/fields.ts'

/** Anyone makes a quick tournament from a file; the secret they send makes them its organizer. */
export const importTournament = defineCall({
  id: 'import-tournament',
  input: z.object({ tournament: portableTournament, organizerId: z.optional(capability), actId }),
  reply: tournamentReply,
})

/** Its input while the rounds of the file are still unread. */
export const importBeforeRounds = z.object({
  tournament: portableBeforeRounds,
  organizerId: z.optional(capability),
  actId,
})
