import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { actId, capability, playerName, tournamentCode } from './fields.ts'
import { tournamentReply } from './tournament-reply.ts'

/** A player corrects their own name, until the start; later where the organizer allows it. */
export const renameOwnPlayer = defineAct({
  id: 'rename-own-player',
  input: z.object({ code: tournamentCode, playerId: capability, newPlayerName: playerName, actId }),
  reply: tournamentReply,
  told: toldAct,
})
