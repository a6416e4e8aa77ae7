import { ADVANCED_CAPACITY } from '@tablee/domain/tournaments/life/announcement'
import { MOST_TABLE_NUMBER } from '@tablee/domain/tournaments/tables/table-plan'
import * as z from 'zod/mini'
import { defineAct, issue } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, playerKey, roundNumber, tournamentCode } from './fields/fields.ts'
import { scoreInput } from './fields/score-input.ts'

/** Two players by their keys; a missing second one is the bye, or with `loss` a loss without an opponent. */
const pairing = z.object({
  player1: playerKey,
  player2: z.optional(z.nullable(playerKey)),
  loss: z.optional(z.boolean()),
})

/** `table` is the number at which two players are wished who did not meet there already. */
const wishedPairing = z.extend(pairing, {
  table: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(MOST_TABLE_NUMBER)))),
})

/** A pairing as it was seen: nothing reported yet, contested, or its score. */
const seenPairing = z.extend(pairing, {
  result: z.optional(z.nullable(z.union([z.literal('contested'), scoreInput], issue('score_invalid')))),
})

/**
 * The organizer sets the pairings of the current round by hand (STAK-1): the whole round is given; a pairing that is
 * kept keeps its table and its result, a new one gets the `table` that is wished where nobody sits, whoever is left out is not paired in this round, or drops with `dropped`. With `from`,
 * the round as the organizer saw it, the call is refused rather than undo what happened since.
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
