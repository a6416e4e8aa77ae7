import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, tournamentCode } from './fields/fields.ts'

/** Calls a quick tournament off: everybody is shown so, and nothing more is entered. */
export const cancelQuickTournament = defineAct({
  id: 'cancel-quick-tournament',
  input: z.object({ code: tournamentCode, organizerId: z.optional(capability), actId }),
  reply: tournamentReply,
  told: toldAct,
})
