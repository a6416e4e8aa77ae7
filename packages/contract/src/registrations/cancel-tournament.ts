import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { fateReason } from '../tournaments/fields/fate-reason.ts'
import { actId, tournamentId } from '../tournaments/fields/fields.ts'
import { letterLanguage } from './fields.ts'

/** The organizer cancels an announced event; those registered who gave an address are told by mail, with the reason if any. */
export const cancelTournament = defineCall({
  id: 'cancel-tournament',
  input: z.object({ tournamentId, language: z.optional(letterLanguage), reason: fateReason, actId }),
  reply: z.object({ data: z.object({ tournamentId: z.string(), letters: z.int() }) }),
})
