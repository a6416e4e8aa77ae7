import { MOST_REPAIRED_PAIRINGS } from '@tablee/domain/tournaments/rounds/smallest-repair'
import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, playerKey, roundNumber, tournamentCode } from './fields/fields.ts'

/**
 * Gives players without a place in the current round an opponent, breaking as few tables as possible (NONE-6): `pairings` are the new ones,
 * as proposed and shown; without `player2` the bye. Refused if the round has changed since.
 */
export const repairRound = defineAct({
  id: 'repair-round',
  input: z.object({
    code: tournamentCode,
    organizerId: z.optional(capability),
    roundNumber,
    pairings: z
      .array(z.object({ player1: playerKey, player2: z.optional(z.nullable(playerKey)) }))
      .check(z.maxLength(MOST_REPAIRED_PAIRINGS)),
    actId,
  }),
  reply: tournamentReply,
  told: toldAct,
})
