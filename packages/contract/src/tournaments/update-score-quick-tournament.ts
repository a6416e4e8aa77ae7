import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { answeredMatch } from './documents/tournament-document.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, matchId, tournamentCode } from './fields/fields.ts'
import { scoreInput } from './fields/score-input.ts'

/**
 * The organizer sets or corrects a score, of any round until the finish. With `over`, the result seen when it was chosen (null for none), a
 * different current one is not replaced.
 */
export const updateScoreQuickTournament = defineAct({
  id: 'update-score-quick-tournament',
  input: z.object({
    code: tournamentCode,
    matchId,
    score: scoreInput,
    over: z.optional(z.nullable(scoreInput)),
    organizerId: z.optional(capability),
    actId,
  }),
  reply: z.extend(tournamentReply, { match: answeredMatch }),
  told: toldAct,
})
