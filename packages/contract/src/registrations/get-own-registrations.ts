import { REGISTRATION_STATUSES } from '@tablee/domain/registrations/registration-state'
import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

const ownResult = z.object({
  rank: z.number(),
  players: z.number(),
  matchesWon: z.number(),
  matchesDrawn: z.number(),
  matchesLost: z.number(),
})

const ownRegistration = z.object({
  id: z.string(),
  playerName: z.string(),
  status: z.catch(z.enum(REGISTRATION_STATUSES), 'pending'),
  dropped: z.boolean(),
  /** False from older servers. */
  checkedIn: z._default(z.boolean(), false),
  /** From 1; null if waiting only for an answer, and from older servers. */
  waitingPosition: z._default(z.nullable(z.int()), null),
  /** The account's result; null until finished, missing from older servers. */
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
    /** By its organizer, who can restore it; it also counts as cancelled. Missing from older servers. */
    isDeleted: z._default(z.boolean(), false),
    /** By the operator; it also counts as deleted, and its page says why. Missing from older servers. */
    isHidden: z._default(z.boolean(), false),
  }),
})

/** What the session's account registered for, latest event first; the newest 200. */
export const getOwnRegistrations = defineCall({
  id: 'get-own-registrations',
  input: z.object({}),
  reply: z.object({ data: z.array(ownRegistration) }),
})
