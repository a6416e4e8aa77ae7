import { REGISTRATION_STATUSES } from '@tablee/domain/registrations/registration-state'
import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

/** Out of the final standings. */
const ownResult = z.object({
  rank: z.number(),
  players: z.number(),
  matchesWon: z.number(),
  matchesDrawn: z.number(),
  matchesLost: z.number(),
})

/** An event that the account registered for, and how the registration stands. */
const ownRegistration = z.object({
  id: z.string(),
  playerName: z.string(),
  status: z.catch(z.enum(REGISTRATION_STATUSES), 'pending'),
  dropped: z.boolean(),
  /** Before the start; false from a server of before. */
  checkedIn: z._default(z.boolean(), false),
  /** On the waiting list, counted from 1; null for who waits for nothing but an answer, and from a server of before. */
  waitingPosition: z._default(z.nullable(z.int()), null),
  /** How the account ended in it; null until it is finished, and a server of before says nothing. */
  result: z.optional(z.nullable(ownResult)),
  tournament: z.object({
    id: z.string(),
    code: z.string(),
    name: z.string(),
    gameType: z.string(),
    format: z.string(),
    tournamentDate: z.string(),
    location: z.nullable(z.string()),
    isStarted: z.boolean(),
    isFinished: z.boolean(),
    isCancelled: z._default(z.boolean(), false),
    /** By its organizer, who can bring it back; such an event counts as called off as well. A server of before leaves it out. */
    isDeleted: z._default(z.boolean(), false),
    /** By the operator; such an event counts as deleted as well, and its page says why. A server of before leaves it out. */
    isHidden: z._default(z.boolean(), false),
  }),
})

/** What the account of the session registered for, the latest event first; the newest 200. */
export const getOwnRegistrations = defineCall({
  id: 'get-own-registrations',
  input: z.object({}),
  reply: z.object({ data: z.array(ownRegistration) }),
})
