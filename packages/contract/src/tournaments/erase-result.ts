import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { answeredMatch } from './documents/tournament-document.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, matchId, tournamentCode } from './fields/fields.ts'
import { resultInput } from './fields/score-input.ts'

/**
 * The staff withdraws a match's result in the current round. With `over`, only the result seen; with `toPrevious`, only the latest
 * decision, of any round, restoring what was before it.
 */
export const eraseResult = defineAct({
  id: 'erase-result',
  input: z.object({
    code: tournamentCode,
    matchId,
    over: z.optional(z.nullable(resultInput)),
    toPrevious: z.optional(z.boolean()),
    organizerId: z.optional(capability),
    actId,
  }),
  reply: z.extend(tournamentReply, { match: answeredMatch }),
  told: toldAct,
})
