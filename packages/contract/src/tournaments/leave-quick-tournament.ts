import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, tournamentCode } from './fields/fields.ts'

/** A player leaves: removed before the start, dropped after it, results stay. */
export const leaveQuickTournament = defineAct({
  id: 'leave-quick-tournament',
  input: z.object({ code: tournamentCode, playerId: capability, actId }),
  reply: tournamentReply,
  told: toldAct,
})
