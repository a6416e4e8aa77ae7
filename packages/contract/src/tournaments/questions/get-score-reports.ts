import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { placings, seatScores } from '../documents/written-match.ts'
import { capability, tournamentCode } from '../fields/fields.ts'

/** Reports on contested matches: all for the organizer, a player's own for the player. */
export const getScoreReports = defineCall({
  id: 'get-score-reports',
  input: z.object({ code: tournamentCode, organizerId: z.optional(capability), playerId: z.optional(capability) }),
  reply: z.object({
    data: z.array(
      z.object({
        matchId: z.string(),
        reports: z.array(
          z.object({
            playerKey: z.string(),
            score: z.nullable(z.object({ score1: z.int(), score2: z.int(), draws: z.int() })),
            /** At a table of more than two, where there is no score. */
            placings: z.optional(placings),
            /** Of a team of three: the own seat alone. */
            seats: z.optional(seatScores),
          }),
        ),
      }),
    ),
  }),
})
