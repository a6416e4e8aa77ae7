import { STAFF_ROLES } from '@tablee/domain/tournaments/authority/role'
import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { tournamentCode } from './fields.ts'

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
})

export type RoundDraw = z.output<typeof roundDraw>

/** Every seed that was drawn for a round, in order, also of rounds that were taken back or changed by hand since (NONE-2). */
export const getRoundDraws = defineCall({
  id: 'get-round-draws',
  input: z.object({ code: tournamentCode }),
  reply: z.object({ data: z.object({ draws: z.array(roundDraw) }) }),
})
