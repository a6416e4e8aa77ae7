import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { fateReason } from '../tournaments/fields/fate-reason.ts'
import { actId, tournamentId } from '../tournaments/fields/fields.ts'
import { letterLanguage } from './fields.ts'

/** The organizer calls an announced event off; whoever is registered and gave an address is told by mail, with the reason if there is one. */
export const cancelTournament = defineCall({
  id: 'cancel-tournament',
  input: z.object({ tournamentId, language: z.optional(letterLanguage), reason: fateReason, actId }),
  reply: z.object({ data: z.object({ tournamentId: z.string(), letters: z.int() }) }),
})
