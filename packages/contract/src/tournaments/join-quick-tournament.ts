import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { actId, capability, playerName, shownEntryPassword, tournamentCode } from './fields.ts'
import { tournamentReply } from './tournament-reply.ts'

/** A player joins by code, or takes over the anonymous player of the same name; again with the same secret: no change. */
export const joinQuickTournament = defineCall({
  id: 'join-quick-tournament',
  input: z.object({ code: tournamentCode, playerName, playerId: capability, password: shownEntryPassword, actId }),
  reply: z.extend(tournamentReply, { player: z.object({ id: z.string(), name: z.string() }) }),
})
