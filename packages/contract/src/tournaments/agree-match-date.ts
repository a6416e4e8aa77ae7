import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, matchId, moment, tournamentCode } from './fields/fields.ts'

/** Two people of a league agree on when they play: one proposes a moment, the other sends the same one. Null takes it back. */
export const agreeMatchDate = defineAct({
  id: 'agree-match-date',
  input: z.object({ code: tournamentCode, playerId: capability, matchId, at: z.nullable(moment), actId }),
  reply: tournamentReply,
  told: toldAct,
})
