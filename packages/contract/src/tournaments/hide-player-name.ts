import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, tournamentCode } from './fields/fields.ts'
import { playerReference } from './fields/player-reference.ts'

/** The organizer hides a player's name from the public, or shows it again. */
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
