import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { capability, tournamentCode } from '../fields/fields.ts'

/** So many rounds a device may draw by itself: more than an evening has. */
export const ROUNDS_WITH_KEYS = 12

/** What is shown at the tables: all codes for those who decide results, for a player their own characters. */
export const getTableCodes = defineCall({
  id: 'get-table-codes',
  input: z.object({ code: tournamentCode, organizerId: z.optional(capability), playerId: z.optional(capability) }),
  reply: z.object({
    data: z.object({
      tables: z.array(z.object({ table: z.int(), token: z.string() })),
      /** Of the current round; first and second seat, null for those who may not read them. */
      matches: z.array(
        z.object({
          matchId: z.string(),
          characters1: z.nullable(z.string()),
          characters2: z.nullable(z.string()),
          /** Of a table of more than two, by seat; the two before are null there. */
          characters: z.optional(z.array(z.nullable(z.string()))),
        }),
      ),
      /**
       * For those who open rounds: the keys from which characters follow, of the current round and those after it, for a device that draws
       * them without a network. Servers of before say none.
       */
      rounds: z._default(z.array(z.object({ round: z.int(), key: z.string() })), []),
    }),
  }),
})
