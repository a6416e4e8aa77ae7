import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { deletedTournament } from './documents/deleted-tournament.ts'
import { capability, tournamentCode } from './fields/fields.ts'

/** Hides a tournament that has not started; restorable for a while. */
export const deleteTournament = defineCall({
  id: 'delete-tournament',
  input: z.object({ code: tournamentCode, organizerId: z.optional(capability) }),
  reply: z.object({ data: deletedTournament }),
})
