import { GAMES, PAIR_TIEBREAKERS } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import * as z from 'zod/mini'
import { issue } from '../../call.ts'
import { placingRules } from '../documents/placing-rules.ts'

export const game = z.enum(GAMES, issue('rules_invalid'))

const fraction = z.readonly(z.tuple([z.int(), z.int()]))
const games = z.readonly(z.tuple([z.int(), z.int(), z.int()]))
const MOST_SCORES = 24

/**
 * What may differ from the game's own rule pack, for an event that continues, or must agree with, another system. The domain sets the
 * bounds (`customise-rules.ts`).
 */
export const ruleOverrides = z.object(
  {
    points: z.optional(z.object({ win: z.int(), draw: z.int(), loss: z.int() })),
    placings: z.optional(placingRules),
    bestOf: z.optional(z.int()),
    draws: z.optional(z.boolean()),
    scoresAllowed: z.optional(
      z.readonly(z.array(z.readonly(z.tuple([z.int(), z.int()]))).check(z.maxLength(MOST_SCORES))),
    ),
    tiebreakers: z.optional(z.readonly(z.array(z.enum(PAIR_TIEBREAKERS)).check(z.maxLength(PAIR_TIEBREAKERS.length)))),
    matchWin: z.optional(
      z.object({
        floor: z.optional(fraction),
        tieWeight: z.optional(fraction),
        cap: z.optional(fraction),
        droppedCap: z.optional(fraction),
      }),
    ),
    gameWin: z.optional(
      z.object({
        counts: z.optional(z.boolean()),
        floor: z.optional(fraction),
        ownFloor: z.optional(z.boolean()),
      }),
    ),
    opponents: z.optional(z.enum(['each-round', 'distinct'])),
    byeGames: z.optional(games),
    lossGames: z.optional(games),
    tableLossGames: z.optional(games),
    lateEntrants: z.optional(z.enum(['last', 'as-others'])),
    noShow: z.optional(z.enum(['drops', 'asks'])),
    noOpponent: z.optional(fraction),
    unplayedDrawGames: z.optional(z.int()),
    missedRounds: z.optional(z.enum(['loss', 'not-played'])),
    disqualified: z.optional(z.enum(['unranked', 'ranked'])),
    defaultRounds: z.optional(z.enum(['recommended', 'swiss'])),
    roundRobin: z.optional(z.enum(['meetings', 'tiebreakers'])),
    roundMinutes: z.optional(z.int()),
    turnsAfterTime: z.optional(z.nullable(z.int())),
    cutMinutes: z.optional(z.nullable(z.int())),
    finalMinutes: z.optional(z.nullable(z.int())),
  },
  issue('rules_invalid'),
)
