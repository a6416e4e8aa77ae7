import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, playerName, tournamentCode } from './fields/fields.ts'

/** A player corrects their own name until the start; later if the organizer allows it. */
export const renameOwnPlayer = defineAct({
  id: 'rename-own-player',
  input: z.object({ code: tournamentCode, playerId: capability, newPlayerName: playerName, actId }),
  reply: tournamentReply,
  told: toldAct,
})
