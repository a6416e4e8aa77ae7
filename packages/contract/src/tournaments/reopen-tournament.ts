import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, tournamentCode } from './fields/fields.ts'

/** Undoes the finish: the tournament goes on with its last round. */
export const reopenTournament = defineAct({
  id: 'reopen-tournament',
  input: z.object({ code: tournamentCode, organizerId: z.optional(capability), actId }),
  reply: tournamentReply,
  told: toldAct,
})
