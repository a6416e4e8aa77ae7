import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { actId, capability, playerName, tournamentCode } from './fields.ts'
import { playerReference } from './player-reference.ts'
import { tournamentReply } from './tournament-reply.ts'

/** The organizer renames a player. */
export const updateQuickTournamentPlayer = defineCall({
  id: 'update-quick-tournament-player',
  input: z.extend(playerReference, { code: tournamentCode, newPlayerName: playerName, organizerId: capability, actId }),
  reply: tournamentReply,
})
