import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, tournamentId } from './fields/fields.ts'

/** The staff locks an event's decklists before its start, or unlocks them again. */
export const lockDecklists = defineAct({
  id: 'lock-decklists',
  input: z.object({ tournamentId, organizerId: z.optional(capability), isLocked: z.boolean(), actId }),
  reply: tournamentReply,
  told: toldAct,
})
