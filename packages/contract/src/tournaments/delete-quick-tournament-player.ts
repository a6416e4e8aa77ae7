import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { actId, capability, tournamentCode } from './fields.ts'
import { playerReference } from './player-reference.ts'
import { tournamentReply } from './tournament-reply.ts'

/** Before the start the player leaves the list; after it the player is dropped, results stay. */
export const deleteQuickTournamentPlayer = defineCall({
  id: 'delete-quick-tournament-player',
  input: z.extend(playerReference, { code: tournamentCode, organizerId: capability, actId }),
  reply: tournamentReply,
})
