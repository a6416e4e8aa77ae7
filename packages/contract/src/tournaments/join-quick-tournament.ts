import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, playerName, shownEntryPassword, tournamentCode } from './fields/fields.ts'

const joinedPlayer = z.object({ id: z.string(), name: z.string() })

/**
 * A player joins by code, or claims the anonymous player of the same name; repeating with the same secret changes nothing. With `wait`, a
 * full tournament queues instead of refusing: then `player` is null and `waiting` the place. Asking again in time keeps it; a freed seat
 * goes to the first.
 */
export const joinQuickTournament = defineAct({
  id: 'join-quick-tournament',
  input: z.object({
    code: tournamentCode,
    playerName,
    playerId: capability,
    password: shownEntryPassword,
    wait: z.optional(z.boolean()),
    actId,
  }),
  reply: z.extend(tournamentReply, {
    player: z.nullable(joinedPlayer),
    waiting: z.optional(z.object({ position: z.int(), keptForMs: z.int() })),
  }),
  told: z.extend(toldAct, { player: joinedPlayer }),
})
