import { STAFF_ROLES } from '@tablee/domain/tournaments/authority/role'
import { tableOfPair } from '@tablee/domain/tournaments/pairing/pairing-field'
import { DOUBLE_LOSS } from '@tablee/domain/tournaments/results/score'
import type { DrawnRound, ResultAtDraw } from '@tablee/domain/tournaments/rounds/recompute-round'
import type { MatchId } from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { seal } from '../documents/seal.ts'
import { roundNumber, tournamentCode } from '../fields/fields.ts'
import { deckCheckDraw } from './get-deck-checks.ts'

/** By score, or by what it counted as without an opponent. */
const resultAtDraw = z.object({
  matchId: z.string(),
  score: z.nullable(z.object({ score1: z.int(), score2: z.int(), draws: z.int(), doubleLoss: z.boolean() })),
  as: z.nullable(z.enum(['bye', 'loss'])),
})

const roundDraw = z.object({
  round: z.int(),
  seed: z.string(),
  drawnAt: z.string(),
  /** The author's role; null for acts older than recorded roles, and for a later version's role. */
  by: z.catch(z.nullable(z.enum(STAFF_ROLES)), null),
  changedAt: z.nullable(z.string()),
  undoneAt: z.nullable(z.string()),
  /**
   * By key, null for the bye: only for the requested round if it stands and was changed by hand; the document has all other tables. Null
   * from older servers too.
   */
  pairs: z.catch(z.nullable(z.array(z.tuple([z.string(), z.nullable(z.string())]))), null),
  /** Beside `pairs`, the tables of three to five, in order of seats. */
  tables: z.catch(z.nullable(z.array(z.array(z.string()))), null),
  /**
   * For the requested round, if it stands: earlier results at the draw that were corrected since. Null for other draws, if unknown to the
   * journal, and from older servers.
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

/** Every seed drawn for a round, in order, even if the round was undone or changed by hand (NONE-2). */
export const getRoundDraws = defineCall({
  id: 'get-round-draws',
  input: z.object({ code: tournamentCode, roundNumber: z.optional(roundNumber) }),
  reply: z.object({
    data: z.object({
      draws: z.array(roundDraw),
      /** In their order; none from servers of before. */
      envelopes: z.catch(z.array(envelope), []),
      /** For deck checks, of the requested round once it is over; none from servers of before. */
      deckChecks: z.catch(z.array(deckCheckDraw), []),
    }),
  }),
})

/** The standing draw of a round, from its draws, with what the journal knows of it; null if none. */
export function drawnRound(draws: readonly RoundDraw[]): DrawnRound | null {
  const draw = draws.findLast(({ undoneAt }) => undoneAt === null)
  return draw
    ? {
        seed: draw.seed,
        tables: draw.pairs && [...draw.pairs.map(tableOfPair), ...(draw.tables ?? [])],
        results: draw.results?.flatMap(readResult) ?? null,
      }
    : null
}

function readResult({ matchId, score, as }: z.output<typeof resultAtDraw>): readonly ResultAtDraw[] {
  const id = matchId as MatchId
  if (score === null) return as === null ? [] : [{ matchId: id, as }]
  const { score1: wins1, score2: wins2, draws, doubleLoss } = score
  return [{ matchId: id, score: doubleLoss ? DOUBLE_LOSS : { wins1, wins2, draws } }]
}
