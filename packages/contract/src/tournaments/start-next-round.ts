import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { tournamentDataReply } from './documents/tournament-reply.ts'
import { actId, capability, roundNumber, tournamentId } from './fields/fields.ts'

/** Pairs the next round. With `roundNumber` (the round wished), repeating changes nothing. */
export const startNextRound = defineAct({
  id: 'start-next-round',
  input: z.object({ tournamentId, organizerId: z.optional(capability), roundNumber: z.optional(roundNumber), actId }),
  reply: tournamentDataReply,
  told: toldAct,
})
