import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { actId, capability, tournamentCode } from './fields.ts'
import { playerReference } from './player-reference.ts'
import { tournamentReply } from './tournament-reply.ts'

/** Before the start the player leaves the list; after it the player is dropped, results stay. */
export const deleteQuickTournamentPlayer = defineAct({
  id: 'delete-quick-tournament-player',
  input: z.extend(playerReference, { code: tournamentCode, organizerId: z.optional(capability), actId }),
  reply: tournamentReply,
  told: toldAct,
})
