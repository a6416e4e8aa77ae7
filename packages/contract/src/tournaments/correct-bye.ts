import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { answeredMatch } from './documents/tournament-document.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, matchId, roundNumber, tournamentCode } from './fields/fields.ts'

/**
 * The organizer turns a bye into a loss without an opponent or back, in any round until the finish. With `roundNumber`, the current round
 * is re-paired with it.
 */
export const correctBye = defineAct({
  id: 'correct-bye',
  input: z.object({
    code: tournamentCode,
    matchId,
    as: z.enum(['bye', 'loss']),
    roundNumber: z.optional(roundNumber),
    organizerId: z.optional(capability),
    actId,
  }),
  reply: z.extend(tournamentReply, { match: answeredMatch }),
  told: toldAct,
})
