import { STRUCTURES } from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'

/** Events on the home page. */
export const MOST_EVENTS = 6

/** Upcoming announced events, at most six, soonest first. */
export const getLastAdvancedEvent = defineCall({
  id: 'get-last-advanced-event',
  input: z.object({}),
  reply: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        code: z.string(),
        name: z.string(),
        gameType: z.string(),
        format: z.string(),
        /** Missing from older servers. */
        formatName: z.optional(z.nullable(z.string())),
        /** Missing from older servers. */
        structure: z.catch(z.optional(z.enum(STRUCTURES)), undefined),
        tournamentDate: z.string(),
        registeredPlayersCount: z.int(),
        maxPlayers: z.nullable(z.int()),
        location: z.nullable(z.string()),
        hasPassword: z.boolean(),
        /** Registration is over. Missing from older servers. */
        isStarted: z._default(z.boolean(), false),
      }),
    ),
  }),
})
