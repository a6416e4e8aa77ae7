import { GAMES } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import * as z from 'zod/mini'
import { issue } from '../call.ts'

const invalid = issue('rules_invalid')

export const game = z.enum(GAMES, invalid)

const whole = z.int(invalid)
const fraction = z.tuple([whole, whole], null, invalid)
const games = z.tuple([whole, whole, whole], null, invalid)
const tiebreaker = z.enum(
  ['opponent-match-win', 'game-win', 'opponent-game-win', 'opponents-opponent-match-win', 'head-to-head'],
  invalid,
)

/**
 * What may differ from the game's own rule pack, for an event that goes on from, or must agree with, another system: the
 * `RuleOverrides` of the domain, which also knows the bounds (`customise-rules.ts`).
 */
export const ruleOverrides = z.partial(
  z.object(
    {
      points: z.object({ win: whole, draw: whole, loss: whole }, invalid),
      bestOf: whole,
      scoresAllowed: z.array(z.tuple([whole, whole], null, invalid), invalid),
      tiebreakers: z.array(tiebreaker, invalid),
      matchWin: z.partial(
        z.object({ floor: fraction, tieWeight: fraction, cap: fraction, droppedCap: fraction }, invalid),
      ),
      gameWin: z.partial(
        z.object({ counts: z.boolean(invalid), floor: fraction, ownFloor: z.boolean(invalid) }, invalid),
      ),
      opponents: z.enum(['each-round', 'distinct'], invalid),
      byeGames: games,
      lossGames: games,
      noOpponent: fraction,
      unplayedDrawGames: whole,
      missedRounds: z.enum(['loss', 'not-played'], invalid),
      roundMinutes: whole,
    },
    invalid,
  ),
)
