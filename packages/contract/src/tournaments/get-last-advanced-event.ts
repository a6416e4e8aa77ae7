import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

/** The newest announced events, at most six, the newest first. */
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
        tournamentDate: z.string(),
        registeredPlayersCount: z.int(),
        /** Null without a limit. */
        maxPlayers: z.nullable(z.int()),
        location: z.nullable(z.string()),
        hasPassword: z.boolean(),
      }),
    ),
  }),
})
