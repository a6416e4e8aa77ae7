import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { capability, tournamentCode } from './fields/fields.ts'

/** Stops waiting for a seat in a full tournament. */
export const leaveSeatQueue = defineCall({
  id: 'leave-seat-queue',
  input: z.object({ code: tournamentCode, playerId: capability }),
  reply: tournamentReply,
})
