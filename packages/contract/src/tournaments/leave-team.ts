import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, tournamentCode } from './fields/fields.ts'

/** A player leaves their team before it plays, and stays in the tournament. */
export const leaveTeam = defineAct({
  id: 'leave-team',
  input: z.object({ code: tournamentCode, playerId: capability, actId }),
  reply: tournamentReply,
  told: toldAct,
})
