import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { answeredMatch } from './documents/tournament-document.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, matchId, tournamentCode } from './fields/fields.ts'
import { placingsInput, resultInput, scoreInput } from './fields/score-input.ts'

/**
 * The organizer sets or corrects a score, or the `placings` of more than two, of any round until the finish. With `over`, the result seen
 * when it was chosen (null for none), a different current one is not replaced.
 */
export const updateScoreQuickTournament = defineAct({
  id: 'update-score-quick-tournament',
  input: z.object({
    code: tournamentCode,
    matchId,
    score: z.optional(scoreInput),
    placings: z.optional(placingsInput),
    over: z.optional(z.nullable(resultInput)),
    organizerId: z.optional(capability),
    actId,
  }),
  reply: z.extend(tournamentReply, { match: answeredMatch }),
  told: toldAct,
})
