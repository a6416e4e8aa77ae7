import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, tournamentCode } from './fields/fields.ts'
import { playerReference } from './fields/player-reference.ts'

/** Before the start the player is removed; afterwards dropped, and results stay. */
export const deleteQuickTournamentPlayer = defineAct({
  id: 'delete-quick-tournament-player',
  input: z.extend(playerReference, { code: tournamentCode, organizerId: z.optional(capability), actId }),
  reply: tournamentReply,
  told: toldAct,
})
