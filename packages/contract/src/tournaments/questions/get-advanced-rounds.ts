import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { roundDocument } from '../documents/round-document.ts'
import { tournamentId } from '../fields/fields.ts'

/** An announced event's pairings, newest round first, by table. */
export const getAdvancedRounds = defineCall({
  id: 'get-advanced-rounds',
  input: z.object({ tournamentId }),
  reply: z.object({ data: z.array(roundDocument) }),
})
