import { ADVANCED_CAPACITY } from '@tablee/domain/tournaments/announcement'
import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { actId, capability, playerKey, roundNumber, tournamentCode } from './fields.ts'
import { tournamentReply } from './tournament-reply.ts'

/** Two players by their keys; a missing second one is the bye, or with `loss` a loss without an opponent. */
const pairing = z.object({
  player1: playerKey,
  player2: z.optional(z.nullable(playerKey)),
  loss: z.optional(z.boolean()),
})

/**
 * The organizer sets the pairings of the current round by hand (STAK-1): the whole round is given; a pairing that is
 * kept keeps its table and its result, whoever is left out is not paired in this round.
 */
export const setRoundPairings = defineCall({
  id: 'set-round-pairings',
  input: z.object({
    code: tournamentCode,
    organizerId: capability,
    roundNumber,
    pairings: z.array(pairing).check(z.maxLength(ADVANCED_CAPACITY.max)),
    actId,
  }),
  reply: tournamentReply,
})
