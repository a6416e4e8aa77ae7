import { STAFF_ROLES } from '@tablee/domain/tournaments/authority/role'
import { DOUBLE_LOSS } from '@tablee/domain/tournaments/results/score'
import type { DrawnRound, ResultAtDraw } from '@tablee/domain/tournaments/rounds/recompute-round'
import type { MatchId } from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { seal } from '../documents/seal.ts'
import { roundNumber, tournamentCode } from '../fields/fields.ts'

/** By its score, or as what it counted where nobody sat on the other side. */
const resultAtDraw = z.object({
  matchId: z.string(),
  score: z.nullable(z.object({ score1: z.int(), score2: z.int(), draws: z.int(), doubleLoss: z.boolean() })),
  as: z.nullable(z.enum(['bye', 'loss'])),
})

/** One time that a round was paired. */
const roundDraw = z.object({
  round: z.int(),
  seed: z.string(),
  drawnAt: z.string(),
  /** In which role; null for acts before roles were written down, and for a role of a later version. */
  by: z.catch(z.nullable(z.enum(STAFF_ROLES)), null),
  /** When its pairings were first changed by hand; null while they are as they were drawn. */
  changedAt: z.nullable(z.string()),
  /** When the round was taken back; null while it stands. */
  undoneAt: z.nullable(z.string()),
  /**
   * Who was drawn against whom, by their keys, null for the bye: of the round that was asked for, while it stands and was changed
   * by hand, for the document has the tables of every other one. Null from servers of before too.
   */
  pairs: z.catch(z.nullable(z.array(z.tuple([z.string(), z.nullable(z.string())]))), null),
  /**
   * Of the round that was asked for, while it stands: results of earlier rounds that stood when it was drawn and were corrected
   * since, as they stood then. Null of other draws, where the journal cannot tell, and from servers of before.
   */
  results: z.catch(z.nullable(z.array(resultAtDraw)), null),
  /** A device drew it without a network, `drawnAt` being when it was handed in. Null from servers of before. */
  isApart: z.catch(z.nullable(z.boolean()), null),
  /** The sealed seed that it is; null where the server drew it, or where none was sealed. */
  seal: z.catch(z.nullable(seal), null),
})

/** An envelope of seeds that were drawn before they were used (CAVE-28). */
const envelope = z.object({
  id: z.int(),
  sealedAt: z.string(),
  /** SHA-256 of each, in the order in which they are used. */
  hashes: z.array(z.string()),
})

export type RoundDraw = z.output<typeof roundDraw>
export type SealedEnvelope = z.output<typeof envelope>

/** Every seed that was drawn for a round, in order, also of rounds that were taken back or changed by hand since (NONE-2). */
export const getRoundDraws = defineCall({
  id: 'get-round-draws',
  input: z.object({ code: tournamentCode, roundNumber: z.optional(roundNumber) }),
  reply: z.object({
    data: z.object({
      draws: z.array(roundDraw),
      /** In their order; none from servers of before. */
      envelopes: z.catch(z.array(envelope), []),
    }),
  }),
})

/** The draw of a round that stands, out of the draws of that round, with what the journal knows of it; null where it knows none. */
export function drawnRound(draws: readonly RoundDraw[]): DrawnRound | null {
  const draw = draws.findLast(({ undoneAt }) => undoneAt === null)
  return draw ? { seed: draw.seed, pairs: draw.pairs, results: draw.results?.flatMap(readResult) ?? null } : null
}

function readResult({ matchId, score, as }: z.output<typeof resultAtDraw>): readonly ResultAtDraw[] {
  const id = matchId as MatchId
  if (score === null) return as === null ? [] : [{ matchId: id, as }]
  const { score1: wins1, score2: wins2, draws, doubleLoss } = score
  return [{ matchId: id, score: doubleLoss ? DOUBLE_LOSS : { wins1, wins2, draws } }]
}
