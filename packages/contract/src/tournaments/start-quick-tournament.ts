import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { tournamentDataReply } from './documents/tournament-reply.ts'
import { actId, capability, tournamentId } from './fields/fields.ts'

/** Pairs round 1. Needs the organizer's secret. */
export const startQuickTournament = defineAct({
  id: 'start-quick-tournament',
  input: z.object({ tournamentId, organizerId: z.optional(capability), actId }),
  reply: tournamentDataReply,
  told: toldAct,
})
