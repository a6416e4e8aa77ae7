import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { actId, capability, matchId, roundNumber, tournamentCode } from './fields.ts'
import { scoreInput } from './score-input.ts'
import { answeredMatch } from './tournament-document.ts'
import { tournamentReply } from './tournament-reply.ts'

/**
 * Corrects the result of an earlier round, and pairs the current one, `roundNumber`, again with it. `over` is the result that
 * stood when the score was chosen, null for none.
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
