import { MOST_AWARDED_BYES } from '@tablee/domain/tournaments/awarded-byes'
import * as z from 'zod/mini'
import { defineCall, issue } from '../call.ts'
import { actId, capability, tournamentId } from '../tournaments/fields.ts'
import { registrantId } from './fields.ts'
import { registrationReply } from './registration-document.ts'

/** The organizer awards somebody who is registered byes of the first rounds, or takes them back. */
export const awardByes = defineCall({
  id: 'award-byes',
  input: z.object({
    tournamentId,
    organizerId: z.optional(capability),
    playerId: registrantId,
    /** How many of the first rounds; 0 for none. */
    byes: z
      .int(issue('byes_invalid'))
      .check(z.minimum(0, issue('byes_invalid')), z.maximum(MOST_AWARDED_BYES, issue('byes_invalid'))),
    actId,
  }),
  reply: registrationReply,
})
