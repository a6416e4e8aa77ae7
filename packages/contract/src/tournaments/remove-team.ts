import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, playerKey, tournamentCode } from './fields/fields.ts'

/** The staff removes a team that does not play yet, with its people. */
export const removeTeam = defineAct({
  id: 'remove-team',
  input: z.object({ code: tournamentCode, captain: playerKey, organizerId: z.optional(capability), actId }),
  reply: tournamentReply,
  told: toldAct,
})
