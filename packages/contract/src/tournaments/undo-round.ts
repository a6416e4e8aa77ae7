import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, roundNumber, tournamentCode } from './fields/fields.ts'

/** Takes the current round back while it has no result; the first round undone means not started. */
export const undoRound = defineAct({
  id: 'undo-round',
  input: z.object({ code: tournamentCode, organizerId: z.optional(capability), roundNumber, actId }),
  reply: tournamentReply,
  told: toldAct,
})
