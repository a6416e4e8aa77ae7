import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { actId, capability, playerName, tournamentCode } from './fields.ts'
import { playerReference } from './player-reference.ts'
import { tournamentReply } from './tournament-reply.ts'

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
