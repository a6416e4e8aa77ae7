import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { roundDocument } from './documents/round-document.ts'
import { tournamentDataReply } from './documents/tournament-reply.ts'
import { actId, capability, roundNumber, tournamentId } from './fields/fields.ts'

/** The organizer pairs the next round; round 1 starts the event. */
export const generateAdvancedPairings = defineAct({
  id: 'generate-advanced-pairings',
  input: z.object({ tournamentId, roundNumber, organizerId: z.optional(capability), actId }),
  reply: z.object({ data: z.extend(tournamentDataReply.shape.data, { rounds: z.array(roundDocument) }) }),
  told: toldAct,
})
