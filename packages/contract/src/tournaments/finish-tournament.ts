import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { tournamentDataReply } from './documents/tournament-reply.ts'
import { actId, capability, tournamentId } from './fields/fields.ts'

/** Closes the tournament and keeps its final ranking. */
export const finishTournament = defineAct({
  id: 'finish-tournament',
  input: z.object({ tournamentId, organizerId: z.optional(capability), actId }),
  reply: tournamentDataReply,
  told: toldAct,
})
