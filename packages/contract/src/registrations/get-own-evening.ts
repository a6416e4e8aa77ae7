import { REGISTRATION_STATUSES } from '@tablee/domain/registrations/registration-state'
import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

/** Per part of the answer, and of seats asked for. */
export const MOST_OF_EVENING = 3
const PUBLIC_ID_MAX_LENGTH = 64

const seatAsked = z.object({
  tournamentId: z.string().check(z.maxLength(PUBLIC_ID_MAX_LENGTH)),
  publicId: z.string().check(z.maxLength(PUBLIC_ID_MAX_LENGTH)),
})

const seat = z.object({
  round: z.number(),
  /** Null without a number, as for a bye. */
  table: z.nullable(z.number()),
  opponentName: z.nullable(z.string()),
  isOver: z.boolean(),
})

const tournament = {
  id: z.string(),
  code: z.string(),
  name: z.string(),
  type: z.catch(z.enum(['quick', 'advance']), 'advance'),
  tournamentDate: z.nullable(z.string()),
  isStarted: z.boolean(),
  currentRound: z.number(),
  bracketPlaces: z._default(z.nullable(z.number()), null),
}

const played = z.object({
  ...tournament,
  status: z.catch(z.enum(REGISTRATION_STATUSES), 'pending'),
  waitingPosition: z.nullable(z.number()),
  seat: z.nullable(seat),
})

const organized = z.object({
  ...tournament,
  registeredPlayersCount: z.number(),
  openTables: z.number(),
})

/** What someone plays or runs tonight, or plays next: as the session's account, if any; and the seats of public ids known to a device. */
export const getOwnEvening = defineCall({
  id: 'get-own-evening',
  input: z.object({ seats: z.optional(z.array(seatAsked).check(z.maxLength(MOST_OF_EVENING))) }),
  reply: z.object({
    data: z.object({
      playing: z.array(played),
      organizing: z.array(organized),
      seats: z.array(z.object({ tournamentId: z.string(), ...seat.shape })),
    }),
  }),
})
