import { STRUCTURES } from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'

/** How many events the home page shows. */
export const MOST_EVENTS = 6

/** The announced events to come, at most six, the soonest first. */
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
        /** Missing from earlier servers. */
        formatName: z.optional(z.nullable(z.string())),
        /** A server from before does not say. */
        structure: z.catch(z.optional(z.enum(STRUCTURES)), undefined),
        tournamentDate: z.string(),
        registeredPlayersCount: z.int(),
        /** Null without a limit. */
        maxPlayers: z.nullable(z.int()),
        location: z.nullable(z.string()),
        hasPassword: z.boolean(),
        /** Nobody can register any more. A server from before does not say. */
        isStarted: z._default(z.boolean(), false),
      }),
    ),
  }),
})
