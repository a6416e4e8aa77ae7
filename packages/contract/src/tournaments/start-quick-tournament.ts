import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { actId, capability, tournamentId } from './fields.ts'
import { tournamentDataReply } from './tournament-reply.ts'

/** Pairs round 1. Needs the organizer's secret. */
export const startQuickTournament = defineCall({
  id: 'start-quick-tournament',
  input: z.object({ tournamentId, organizerId: z.optional(capability), actId }),
  reply: tournamentDataReply,
})
