import * as z from 'zod/mini'
import { defineAct } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { roundDocument } from './documents/round-document.ts'
import { actId, capability, matchId } from './fields/fields.ts'
import { drawnGames, gamesWon } from './fields/score-input.ts'

/**
 * A pairing's result, by the organizer (`organizerId`, the account) or one of the two players (`playerId`, a secret or the account). A
 * player's report follows the rules of player reports.
 */
export const submitAdvancedScore = defineAct({
  id: 'submit-advanced-score',
  input: z.object({
    roundId: matchId,
    score1: gamesWon,
    score2: gamesWon,
    draws: z.optional(drawnGames),
    organizerId: z.optional(capability),
    playerId: z.optional(capability),
    actId,
  }),
  reply: z.object({ data: z.object({ round: roundDocument }) }),
  told: toldAct,
})
