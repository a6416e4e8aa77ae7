import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { answeredMatch } from './documents/tournament-document.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, matchId, roundNumber, tournamentCode } from './fields/fields.ts'
import { scoreInput } from './fields/score-input.ts'

/**
 * Corrects a result of an earlier round, and re-pairs the current one, `roundNumber`, with it. `over` is the result that stood when the
 * score was chosen, null for none.
 */
export const correctAndPairAgain = defineAct({
  id: 'correct-and-pair-again',
  input: z.object({
    code: tournamentCode,
    matchId,
    score: scoreInput,
    over: z.optional(z.nullable(scoreInput)),
    roundNumber,
    organizerId: z.optional(capability),
    actId,
  }),
  reply: z.extend(tournamentReply, { match: answeredMatch }),
  told: toldAct,
})
