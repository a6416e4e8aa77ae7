import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { actId, capability, playerName, tournamentCode } from './fields.ts'
import { tournamentReply } from './tournament-reply.ts'

/** The organizer adds a player without a phone; after the start, a late entry. */
export const addAnonymousPlayer = defineCall({
  id: 'add-anonymous-player',
  input: z.object({ code: tournamentCode, playerName, organizerId: capability, actId }),
  reply: tournamentReply,
})
