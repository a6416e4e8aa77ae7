import { GAMES } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import * as z from 'zod/mini'
import { issue } from '../call.ts'

export const game = z.enum(GAMES, issue('rules_invalid'))

const fraction = z.tuple([z.int(), z.int()])
const games = z.tuple([z.int(), z.int(), z.int()])

/**
 * What may differ from the game's own rule pack, for an event that goes on from, or must agree with, another system.
 * The bounds are the domain's (`customise-rules.ts`).
 */
export const ruleOverrides = z.partial(
  z.object({
    matchWinFloor: fraction,
    gameWinFloor: fraction,
    ownGameWinFloor: z.boolean(),
    gameScores: z.boolean(),
    opponents: z.enum(['each-round', 'distinct']),
    byeGames: games,
    lossGames: games,
    noOpponent: fraction,
    unplayedDrawGames: z.int(),
    missedRounds: z.enum(['loss', 'not-played']),
    scoresAllowed: z.array(z.tuple([z.int(), z.int()])),
    bestOf: z.int(),
  }),
)
