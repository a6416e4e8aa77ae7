import { MOST_LISTED_PLAYERS } from '@tablee/domain/tournaments/files/read-player-list'
import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, playerName, tournamentCode } from './fields/fields.ts'

/** The organizer adds a whole list in order (STAK-12): all or, with a name taken, none. */
export const addPlayersQuickTournament = defineAct({
  id: 'add-players-quick-tournament',
  input: z.object({
    code: tournamentCode,
    playerNames: z.array(playerName).check(z.minLength(1), z.maxLength(MOST_LISTED_PLAYERS)),
    organizerId: z.optional(capability),
    actId,
  }),
  reply: tournamentReply,
  told: toldAct,
})
