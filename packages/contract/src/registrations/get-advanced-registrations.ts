import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { capability, tournamentId } from '../tournaments/fields.ts'
import { publicRegistration, wholeRegistration } from './registration-document.ts'

/**
 * The registrations of an event in the order in which they came: whole for the organizer and for the person (an account
 * by its session, anybody else by the own secret), else what everybody may know.
 */
export const getAdvancedRegistrations = defineCall({
  id: 'get-advanced-registrations',
  input: z.object({ tournamentId, playerId: z.optional(capability) }),
  reply: z.object({ data: z.array(z.union([wholeRegistration, publicRegistration])) }),
})
