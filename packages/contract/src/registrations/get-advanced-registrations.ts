import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { capability, tournamentId } from '../tournaments/fields/fields.ts'
import { registrationId } from './fields.ts'
import { registrationView } from './registration-document.ts'

/** At most, by their ids; more are read with all others. */
export const MOST_REGISTRATIONS_READ = 100

/**
 * The registrations of an event in the order in which they came: whole for the organizer and for the person (an account
 * by its session, anybody else by their own secret), else what everybody may know, with who is present for whoever checks
 * in. Those of the ids alone, where ids are given.
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
    /** The last act that `data` contains, as the live channel counts them; 0 where the server does not say. */
    liveSequence: z._default(z.int(), 0),
  }),
})
