import { STAFF_ROLES } from '@tablee/domain/tournaments/authority/role'
import type { DrawnRound } from '@tablee/domain/tournaments/recompute-round'
import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { roundNumber, tournamentCode } from './fields.ts'

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
})

export type RoundDraw = z.output<typeof roundDraw>

/** Every seed that was drawn for a round, in order, also of rounds that were taken back or changed by hand since (NONE-2). */
export const getRoundDraws = defineCall({
  id: 'get-round-draws',
  input: z.object({ code: tournamentCode, roundNumber: z.optional(roundNumber) }),
  reply: z.object({ data: z.object({ draws: z.array(roundDraw) }) }),
})

/** The draw of a round that was changed by hand since, out of the draws of that round; null where its pairs were not told. */
export function drawnRound(draws: readonly RoundDraw[]): DrawnRound | null {
  const draw = draws.findLast(({ undoneAt, pairs }) => undoneAt === null && pairs !== null)
  return draw?.pairs ? { seed: draw.seed, pairs: draw.pairs } : null
}
