import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { roundDocument } from '../documents/round-document.ts'
import { tournamentId } from '../fields/fields.ts'

/** The pairings of an announced event, the newest round first, by table. */
export const getAdvancedRounds = defineCall({
  id: 'get-advanced-rounds',
  input: z.object({ tournamentId }),
  reply: z.object({ data: z.array(roundDocument) }),
})
