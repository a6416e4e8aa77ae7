import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, roundNumber, tournamentCode } from './fields/fields.ts'

/** Undoes the current round while it has no result; undoing the first means not started. */
export const undoRound = defineAct({
  id: 'undo-round',
  input: z.object({ code: tournamentCode, organizerId: z.optional(capability), roundNumber, actId }),
  reply: tournamentReply,
  told: toldAct,
})
