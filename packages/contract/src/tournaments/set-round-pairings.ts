import { MOST_SIDES } from '@tablee/domain/tournaments/kinds/seats'
import { ADVANCED_CAPACITY } from '@tablee/domain/tournaments/life/announcement'
import { MOST_TABLE_NUMBER } from '@tablee/domain/tournaments/tables/table-plan'
import type { PlayerId, Side } from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'
import { defineAct, issue } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, playerKey, roundNumber, tournamentCode } from './fields/fields.ts'
import { placingsInput, scoreInput } from './fields/score-input.ts'

/** Two players by key; without the second the bye, or with `loss` a loss without an opponent. */
const pairing = z.object({
  player1: playerKey,
  player2: z.optional(z.nullable(playerKey)),
  loss: z.optional(z.boolean()),
})

/** `table` is the number wished for players who did not already meet there. */
const table = z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(MOST_TABLE_NUMBER))))
const wishedPairing = z.extend(pairing, { table })

/** A table of three to five, by key in the order of seats. */
const players = z.array(playerKey).check(z.minLength(3), z.maxLength(MOST_SIDES))
const wishedTable = z.pipe(
  z.object({ players, table }),
  z.transform(({ players: seats, table: wished }) => ({ ...sidesOfKeys(seats), table: wished })),
)
const seenTable = z.pipe(
  z.object({
    players,
    result: z.optional(z.nullable(z.union([z.literal('contested'), placingsInput], issue('score_invalid')))),
  }),
  z.transform(({ players: seats, result }) => ({ ...sidesOfKeys(seats), result })),
)

function sidesOfKeys(seats: readonly PlayerId[]) {
  const [player1 = '' as PlayerId] = seats
  return { player1, sides: seats.map((id): Side => [id]) }
}

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
    pairings: z.array(z.union([wishedTable, wishedPairing])).check(z.maxLength(ADVANCED_CAPACITY.max)),
    dropped: z.optional(z.array(playerKey).check(z.maxLength(ADVANCED_CAPACITY.max))),
    from: z.optional(z.nullable(z.array(z.union([seenTable, seenPairing])).check(z.maxLength(ADVANCED_CAPACITY.max)))),
    actId,
  }),
  reply: tournamentReply,
  told: toldAct,
})
