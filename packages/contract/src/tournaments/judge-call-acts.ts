import { JUDGE_ANSWERS } from '@tablee/domain/tournaments/judge-calls/judge-call'
import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, matchId, playerKey, tournamentCode } from './fields/fields.ts'

const answers = { reply: tournamentReply, told: toldAct }
const ofPlayer = z.object({ code: tournamentCode, playerId: capability, actId })

/** A player asks for a judge at their table, or their seat at a draft. Calling twice changes nothing. */
export const callJudge = defineAct({ id: 'call-judge', input: ofPlayer, ...answers })

/** Somebody at that table takes the call back. */
export const withdrawJudgeCall = defineAct({ id: 'withdraw-judge-call', input: ofPlayer, ...answers })

/** A judge takes a call, gives it back, hands it to the head judge, or closes it. */
export const answerJudgeCall = defineAct({
  id: 'answer-judge-call',
  input: z.object({
    ...{ code: tournamentCode, organizerId: z.optional(capability), answer: z.enum(JUDGE_ANSWERS), actId },
    /** Of a table, or who called from a seat at a draft. */
    ...{ matchId: z.optional(matchId), caller: z.optional(playerKey) },
  }),
  ...answers,
})
