import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, tournamentCode } from './fields/fields.ts'

/** The organizer allows or forbids players to rename themselves after the start. */
export const allowOwnNames = defineAct({
  id: 'allow-own-names',
  input: z.object({ code: tournamentCode, areAllowed: z.boolean(), organizerId: z.optional(capability), actId }),
  reply: tournamentReply,
  told: toldAct,
})
