import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { capability, tournamentId } from '../tournaments/fields/fields.ts'
import { registrationId } from './fields.ts'
import { registrationView } from './registration-document.ts'

/** Most read by id; for more, read all. */
export const MOST_REGISTRATIONS_READ = 100

/**
 * An event's registrations in order of arrival: whole for the organizer and for the person (an account by its session, others by their
 * secret), else the public part, plus presence for those who check in. Only those of the ids, if given.
 */
export const getAdvancedRegistrations = defineCall({
  id: 'get-advanced-registrations',
  input: z.object({
    tournamentId,
    organizerId: z.optional(capability),
    playerId: z.optional(capability),
    registrationIds: z.optional(z.array(registrationId).check(z.maxLength(MOST_REGISTRATIONS_READ))),
  }),
  reply: z.object({
    data: z.array(registrationView),
    /** The last act in `data`, as counted on the live channel; 0 if unknown. */
    liveSequence: z._default(z.int(), 0),
  }),
})
