import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { actId, capability, roundNumber, tournamentCode } from './fields.ts'
import { tournamentReply } from './tournament-reply.ts'

/** Takes the current round back while it has no result; the first round undone means not started. */
export const undoRound = defineCall({
  id: 'undo-round',
  input: z.object({ code: tournamentCode, organizerId: capability, roundNumber, actId }),
  reply: tournamentReply,
})
