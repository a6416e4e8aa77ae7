import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, playerKey, roundNumber, tournamentCode } from './fields/fields.ts'
import { playerReference } from './fields/player-reference.ts'

/**
 * Gives a player without a place in the current round one: against `opponent`, who has its bye, or without it a bye. Refused if another
 * round is being played, or that bye is gone.
 */
export const seatLatePlayer = defineAct({
  id: 'seat-late-player',
  input: z.extend(playerReference, {
    code: tournamentCode,
    organizerId: z.optional(capability),
    roundNumber,
    opponent: z.optional(z.nullable(playerKey)),
    actId,
  }),
  reply: tournamentReply,
  told: toldAct,
})
