import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, tournamentCode } from './fields/fields.ts'

/** The organizer says that minors play, whose names are shortened for everybody. */
export const markYouth = defineAct({
  id: 'mark-youth',
  input: z.object({ code: tournamentCode, isYouth: z.boolean(), organizerId: z.optional(capability), actId }),
  reply: tournamentReply,
  told: toldAct,
})
