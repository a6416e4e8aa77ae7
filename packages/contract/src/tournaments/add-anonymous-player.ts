import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, playerName, tournamentCode } from './fields/fields.ts'

/** The organizer adds a player without a phone; after the start, a late entry. */
export const addAnonymousPlayer = defineAct({
  id: 'add-anonymous-player',
  input: z.object({ code: tournamentCode, playerName, organizerId: z.optional(capability), actId }),
  reply: tournamentReply,
  told: toldAct,
})
