import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { actId, capability, tournamentCode } from './fields/fields.ts'

/** The device that organizes a quick tournament moves it into its signed-in account. */
export const keepInAccount = defineCall({
  id: 'keep-in-account',
  input: z.object({ code: tournamentCode, organizerId: capability, actId }),
  reply: z.object({ data: z.object({ tournamentId: z.string() }) }),
})
