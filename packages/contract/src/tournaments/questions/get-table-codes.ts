import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { capability, tournamentCode } from '../fields/fields.ts'

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
        }),
      ),
    }),
  }),
})
