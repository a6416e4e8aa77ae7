import { REGISTRATION_STATUSES } from '@tablee/domain/registrations/registration-state'
import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

/** Of each part of the answer; and as many seats are asked for. */
export const MOST_OF_EVENING = 3
const PUBLIC_ID_MAX_LENGTH = 64

const seatAsked = z.object({
  tournamentId: z.string().check(z.maxLength(PUBLIC_ID_MAX_LENGTH)),
  publicId: z.string().check(z.maxLength(PUBLIC_ID_MAX_LENGTH)),
})

/** Where somebody sits in the round that is being played. */
const seat = z.object({
  round: z.number(),
  /** Null for a table without a number, as that of a bye. */
  table: z.nullable(z.number()),
  /** Null for who has none in this round. */
  opponentName: z.nullable(z.string()),
  isOver: z.boolean(),
})

const tournament = {
  id: z.string(),
  code: z.string(),
  name: z.string(),
  type: z.catch(z.enum(['quick', 'advance']), 'advance'),
  /** Null for a quick tournament. */
  tournamentDate: z.nullable(z.string()),
  isStarted: z.boolean(),
  currentRound: z.number(),
  /** Of a bracket that is being played: how many begin this round of it. */
  bracketPlaces: z._default(z.nullable(z.number()), null),
}

const played = z.object({
  ...tournament,
  status: z.catch(z.enum(REGISTRATION_STATUSES), 'pending'),
  /** On the waiting list, counted from 1. */
  waitingPosition: z.nullable(z.number()),
  seat: z.nullable(seat),
})

const organized = z.object({
  ...tournament,
  registeredPlayersCount: z.number(),
  /** Tables of the round being played whose result is missing or contested. */
  openTables: z.number(),
})

/**
 * What somebody plays or runs tonight, or plays next: as the account of the session, if there is one; and where those sit that
 * a device knows by their public ids.
 */
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
