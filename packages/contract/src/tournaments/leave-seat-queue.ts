import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { capability, tournamentCode } from './fields.ts'
import { tournamentReply } from './tournament-reply.ts'

/** Somebody stops waiting for a seat of a full tournament. */
export const leaveSeatQueue = defineCall({
  id: 'leave-seat-queue',
  input: z.object({ code: tournamentCode, playerId: capability }),
  reply: tournamentReply,
})
