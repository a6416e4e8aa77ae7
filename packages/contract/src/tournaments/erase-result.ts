import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { answeredMatch } from './documents/tournament-document.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, matchId, tournamentCode } from './fields/fields.ts'
import { scoreInput } from './fields/score-input.ts'

/**
 * The staff takes back what stands of a match of the current round. With `over`, no other result than the one seen; with
 * `toPrevious`, only the latest decision is taken back, of whatever round, and what stood before it stands again.
 */
export const eraseResult = defineAct({
  id: 'erase-result',
  input: z.object({
    code: tournamentCode,
    matchId,
    over: z.optional(z.nullable(scoreInput)),
    toPrevious: z.optional(z.boolean()),
    organizerId: z.optional(capability),
    actId,
  }),
  reply: z.extend(tournamentReply, { match: answeredMatch }),
  told: toldAct,
})
