import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { actId, capability, tournamentCode } from './fields.ts'
import { tournamentReply } from './tournament-reply.ts'

/** A player leaves: off the list before the start, dropped after it, results stay. */
export const leaveQuickTournament = defineAct({
  id: 'leave-quick-tournament',
  input: z.object({ code: tournamentCode, playerId: capability, actId }),
  reply: tournamentReply,
  told: toldAct,
})
