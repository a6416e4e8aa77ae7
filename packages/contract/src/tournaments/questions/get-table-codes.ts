import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { capability, tournamentCode } from '../fields/fields.ts'

/** What is shown at the tables: for those who decide results the codes of all of them, for a player their own characters. */
export const getTableCodes = defineCall({
  id: 'get-table-codes',
  input: z.object({ code: tournamentCode, organizerId: z.optional(capability), playerId: z.optional(capability) }),
  reply: z.object({
    data: z.object({
      tables: z.array(z.object({ table: z.int(), token: z.string() })),
      /** Of the round that is played; in the first seat and in the second, null for who is not to read them. */
      matches: z.array(
        z.object({
          matchId: z.string(),
          characters1: z.nullable(z.string()),
          characters2: z.nullable(z.string()),
        }),
      ),
    }),
  }),
})
