import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, playerName, tournamentCode } from './fields/fields.ts'
import { playerReference } from './fields/player-reference.ts'

/** The organizer renames a player. */
export const updateQuickTournamentPlayer = defineAct({
  id: 'update-quick-tournament-player',
  input: z.extend(playerReference, {
    code: tournamentCode,
    newPlayerName: playerName,
    organizerId: z.optional(capability),
    actId,
  }),
  reply: tournamentReply,
  told: toldAct,
})
