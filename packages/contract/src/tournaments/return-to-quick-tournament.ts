import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, tournamentCode } from './fields/fields.ts'

/** A player who left returns, until the next round is paired. */
export const returnToQuickTournament = defineAct({
  id: 'return-to-quick-tournament',
  input: z.object({ code: tournamentCode, playerId: capability, actId }),
  reply: tournamentReply,
  told: toldAct,
})
