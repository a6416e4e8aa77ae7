import * as z from 'zod/mini'
import { issue } from '../../call.ts'
import { roundNumber, tournamentId } from '../fields/fields.ts'
import { drawnGames, gamesWon } from '../fields/score-input.ts'

const reference = z
  .string(issue('pairing_player_unknown'))
  .check(z.minLength(1, issue('pairing_player_unknown')), z.maxLength(128, issue('pairing_player_unknown')))

/** `data` of a new pairing: two players by public id or key; without the second a bye. */
export const newPairing = z.object({
  tournamentId,
  roundNumber,
  player1Id: reference,
  player2Id: z.optional(z.nullable(reference)),
})

/** `data` of an update: the pairing's result, in its orientation. */
export const pairingResult = z.object({
  score1: gamesWon,
  score2: gamesWon,
  draws: z.optional(drawnGames),
  status: z.optional(z.literal('terminated', issue('score_invalid'))),
})
