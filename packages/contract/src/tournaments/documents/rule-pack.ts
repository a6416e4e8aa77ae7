import { OTHER } from '@tablee/domain/tournaments/rule-packs/other'
import { GAMES, type RulePack, type Tiebreaker } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import * as z from 'zod/mini'

const count = z.int().check(z.nonnegative())
const fraction = z.readonly(z.tuple([z.int(), z.int()]))
const games = z.readonly(z.tuple([count, count, count]))
const listOf = <Element extends z.ZodMiniType>(element: Element) => z.readonly(z.array(element))

const TIEBREAKERS = [
  'opponent-match-win',
  'game-win',
  'opponent-game-win',
  'opponents-opponent-match-win',
  'head-to-head',
  'rounds-lost',
] as const satisfies readonly Tiebreaker[]

const members = z.object({
  id: z.string(),
  game: z.enum(GAMES),
  version: z.string(),
  source: z.string(),
  official: z.boolean(),
  points: z.object({ win: z.number(), draw: z.number(), loss: z.number() }),
  bestOf: z.int(),
  scoresAllowed: listOf(z.readonly(z.tuple([count, count]))),
  tiebreakers: listOf(z.enum(TIEBREAKERS)),
  matchWin: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('match-points'), floor: fraction }),
    z.object({
      kind: z.literal('wins'),
      tieWeight: fraction,
      floor: fraction,
      cap: fraction,
      droppedCap: fraction,
    }),
  ]),
  gameWin: z.object({ counts: z.boolean(), floor: fraction, ownFloor: z.boolean() }),
  opponents: z.enum(['each-round', 'distinct']),
  byeGames: games,
  lossGames: games,
  tableLossGames: z.optional(games),
  noOpponent: fraction,
  unplayedDrawGames: count,
  missedRounds: z.enum(['loss', 'not-played']),
  /** Missing in what was kept before it mattered who came late. */
  lateEntrants: z._default(z.enum(['last', 'as-others']), 'as-others'),
  /** Missing in what was kept before anybody could be disqualified. */
  disqualified: z._default(z.enum(['unranked', 'ranked']), 'unranked'),
  /** Missing in what was kept before round robins had an order of their own. */
  roundRobin: z._default(z.enum(['meetings', 'tiebreakers']), 'tiebreakers'),
  recommendedRounds: listOf(z.object({ players: count, rounds: count })),
  /** Missing in what was kept while ceil(log2 n) was the default of every game. */
  defaultRounds: z._default(z.enum(['recommended', 'swiss']), 'swiss'),
  topCut: listOf(z.object({ players: count, size: count })),
  roundMinutes: z.number(),
  /** Missing in what was kept while a cut had the minutes of every round. */
  cutMinutes: z.optional(z.nullable(z.number())),
  finalMinutes: z.optional(z.nullable(z.number())),
})

/**
 * A whole rule pack, as a tournament pins it. Once, a match lost at the table counted the games of one without an opponent, and a
 * cut had the minutes of every round.
 */
export const rulePack: z.ZodMiniType<RulePack> = z.pipe(
  members,
  z.transform((pack) => ({
    // Where it is missing it stands at its place too: a document is the same text before and after it was kept.
    ...Object.fromEntries(Object.keys(members.shape).map((name) => [name, undefined])),
    ...pack,
    tableLossGames: pack.tableLossGames ?? pack.lossGames,
    cutMinutes: pack.cutMinutes === undefined ? pack.roundMinutes : pack.cutMinutes,
    finalMinutes: pack.finalMinutes === undefined ? pack.roundMinutes : pack.finalMinutes,
  })),
)

const anyMembers = z.record(z.string(), z.unknown())

/**
 * The rules of a document as far as this version knows them: what a later one wrote otherwise is as for any other game,
 * and tiebreakers that nobody here can calculate are left out. `isWhole` says whether nothing was missing.
 */
export function readRulePack(value: unknown): { readonly rules: RulePack; readonly isWhole: boolean } {
  const read = rulePack.safeParse(value)
  if (read.success) return { rules: read.data, isWhole: true }
  const unknown = new Set(read.error.issues.map(({ path }) => String(path[0])))
  const { tiebreakers, ...given } = anyMembers.parse(value)
  const known = Object.entries(given).filter(([name]) => !unknown.has(name))
  const rules = rulePack.parse({
    ...OTHER,
    ...Object.fromEntries(known),
    tiebreakers: Array.isArray(tiebreakers) ? TIEBREAKERS.filter((each) => tiebreakers.includes(each)) : [],
  })
  return { rules, isWhole: false }
}
