import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { answeredMatch } from './documents/tournament-document.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, matchId, tournamentCode } from './fields/fields.ts'
import { scoreInput } from './fields/score-input.ts'

/** One of the two players reports the score, or contests the current one (then the score may be left out). */
export const sendScoreQuickTournament = defineAct({
  id: 'send-score-quick-tournament',
  input: z.object({
    code: tournamentCode,
    playerId: capability,
    matchId,
    score: z.optional(scoreInput),
    contest: z.optional(z.boolean()),
    actId,
  }),
  reply: z.extend(tournamentReply, { match: answeredMatch }),
  told: toldAct,
})
