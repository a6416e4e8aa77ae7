import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { actId, capability, playerName, tournamentCode } from './fields.ts'
import { tournamentReply } from './tournament-reply.ts'

/** The organizer adds a player without a phone; after the start, a late entry. */
export const addAnonymousPlayer = defineAct({
  id: 'add-anonymous-player',
  input: z.object({ code: tournamentCode, playerName, organizerId: z.optional(capability), actId }),
  reply: tournamentReply,
  told: toldAct,
})
