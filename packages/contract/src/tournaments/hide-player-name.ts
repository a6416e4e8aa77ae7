import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { actId, capability, tournamentCode } from './fields.ts'
import { playerReference } from './player-reference.ts'
import { tournamentReply } from './tournament-reply.ts'

/** The organizer hides the name of a player from everybody, or shows it again. */
export const hidePlayerName = defineAct({
  id: 'hide-player-name',
  input: z.extend(playerReference, {
    code: tournamentCode,
    isHidden: z.boolean(),
    organizerId: z.optional(capability),
    actId,
  }),
  reply: tournamentReply,
  told: toldAct,
})
