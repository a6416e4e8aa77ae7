import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { answeredMatch } from './documents/tournament-document.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, matchId, tournamentCode } from './fields/fields.ts'
import { placingsInput, resultInput, scoreInput, seatsInput } from './fields/score-input.ts'

/**
 * The organizer sets or corrects a score, the `placings` of more than two or the `seats` of teams of three, of any round until the finish. With `over`, the result seen
 * when it was chosen (null for none), a different current one is not replaced.
 */
export const updateScoreQuickTournament = defineAct({
  id: 'update-score-quick-tournament',
  input: z.object({
    code: tournamentCode,
    matchId,
    score: z.optional(scoreInput),
    placings: z.optional(placingsInput),
    seats: z.optional(seatsInput),
    over: z.optional(z.nullable(resultInput)),
    organizerId: z.optional(capability),
    actId,
  }),
  reply: z.extend(tournamentReply, { match: answeredMatch }),
  told: toldAct,
})
