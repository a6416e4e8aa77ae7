import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { answeredMatch } from './documents/tournament-document.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, matchId, tournamentCode } from './fields/fields.ts'
import { placingsInput, scoreInput } from './fields/score-input.ts'

/**
 * A player reports the score, at more than two players the `placings`, or contests the current one (then both may be left out).
 */
export const sendScoreQuickTournament = defineAct({
  id: 'send-score-quick-tournament',
  input: z.object({
    code: tournamentCode,
    playerId: capability,
    matchId,
    score: z.optional(scoreInput),
    placings: z.optional(placingsInput),
    contest: z.optional(z.boolean()),
    actId,
  }),
  reply: z.extend(tournamentReply, { match: answeredMatch }),
  told: toldAct,
})
