import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { actId, capability, tournamentCode } from './fields.ts'
import { tournamentReply } from './tournament-reply.ts'

/** A player who left takes it back, until the next round is paired. */
export const returnToQuickTournament = defineAct({
  id: 'return-to-quick-tournament',
  input: z.object({ code: tournamentCode, playerId: capability, actId }),
  reply: tournamentReply,
  told: toldAct,
})
