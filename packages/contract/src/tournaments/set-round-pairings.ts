import { ADVANCED_CAPACITY } from '@tablee/domain/tournaments/life/announcement'
import { MOST_TABLE_NUMBER } from '@tablee/domain/tournaments/tables/table-plan'
import * as z from 'zod/mini'
import { defineAct, issue } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, playerKey, roundNumber, tournamentCode } from './fields/fields.ts'
import { scoreInput } from './fields/score-input.ts'

/** Two players by key; without the second the bye, or with `loss` a loss without an opponent. */
const pairing = z.object({
  player1: playerKey,
  player2: z.optional(z.nullable(playerKey)),
  loss: z.optional(z.boolean()),
})

/** `table` is the number wished for two players who did not already meet there. */
const wishedPairing = z.extend(pairing, {
  table: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(MOST_TABLE_NUMBER)))),
})

const seenPairing = z.extend(pairing, {
  result: z.optional(z.nullable(z.union([z.literal('contested'), scoreInput], issue('score_invalid')))),
})

/**
 * The organizer sets the current round's pairings by hand (STAK-1), giving the whole round: kept pairings keep table and result, a new one
 * gets its wished `table` if free; those left out are unpaired this round, or drop with `dropped`. With `from`, the round as the organizer
 * saw it, the call is refused rather than undo what happened since.
 */
export const setRoundPairings = defineAct({
  id: 'set-round-pairings',
  input: z.object({
    code: tournamentCode,
    organizerId: z.optional(capability),
    roundNumber,
    pairings: z.array(wishedPairing).check(z.maxLength(ADVANCED_CAPACITY.max)),
    dropped: z.optional(z.array(playerKey).check(z.maxLength(ADVANCED_CAPACITY.max))),
    from: z.optional(z.nullable(z.array(seenPairing).check(z.maxLength(ADVANCED_CAPACITY.max)))),
    actId,
  }),
  reply: tournamentReply,
  told: toldAct,
})
