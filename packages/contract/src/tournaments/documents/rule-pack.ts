import { OTHER } from '@tablee/domain/tournaments/rule-packs/other'
import { GAMES, PAIR_TIEBREAKERS, type RulePack } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import * as z from 'zod/mini'
import { placingRules } from './placing-rules.ts'

const count = z.int().check(z.nonnegative())
const fraction = z.readonly(z.tuple([z.int(), z.int()]))
const games = z.readonly(z.tuple([count, count, count]))
const listOf = <Element extends z.ZodMiniType>(element: Element) => z.readonly(z.array(element))

const members = z.object({
  id: z.string(),
  game: z.enum(GAMES),
  version: z.string(),
  source: z.string(),
  official: z.boolean(),
  points: z.object({ win: z.number(), draw: z.number(), loss: z.number() }),
  /** Left out for the usual points at tables of more than two. */
  placings: z.optional(placingRules),
  bestOf: z.int(),
  scoresAllowed: listOf(z.readonly(z.tuple([count, count]))),
  tiebreakers: listOf(z.enum(PAIR_TIEBREAKERS)),
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
  /** Missing in data older than late entrants' own ranking. */
  lateEntrants: z._default(z.enum(['last', 'as-others']), 'as-others'),
  /** Left out where the staff is asked. */
  noShow: z.optional(z.enum(['drops', 'asks'])),
  /** Missing in data older than disqualifications. */
  disqualified: z._default(z.enum(['unranked', 'ranked']), 'unranked'),
  /** Missing in data older than round robins' own order. */
  roundRobin: z._default(z.enum(['meetings', 'tiebreakers']), 'tiebreakers'),
  recommendedRounds: listOf(z.object({ players: count, rounds: count })),
  /** Missing in data from when ceil(log2 n) was every game's default. */
  defaultRounds: z._default(z.enum(['recommended', 'swiss']), 'swiss'),
  topCut: listOf(z.object({ players: count, size: count })),
  roundMinutes: z.number(),
  /** Left out where they are the game's. */
  turnsAfterTime: z.optional(z.nullable(z.int())),
  /** Missing in data from when cuts had every round's minutes. */
  cutMinutes: z.optional(z.nullable(z.number())),
  finalMinutes: z.optional(z.nullable(z.number())),
})

/**
 * A whole rule pack as pinned by a tournament. In older data, a match lost at the table counted the games of an unopposed loss, and a cut
 * had every round's minutes.
 */
export const rulePack: z.ZodMiniType<RulePack> = z.pipe(
  members,
  z.transform((pack) => ({
    // Defaults keep their member's place: a document is the same text before and after storage.
    ...Object.fromEntries(Object.keys(members.shape).map((name) => [name, undefined])),
    ...pack,
    tableLossGames: pack.tableLossGames ?? pack.lossGames,
    cutMinutes: pack.cutMinutes === undefined ? pack.roundMinutes : pack.cutMinutes,
    finalMinutes: pack.finalMinutes === undefined ? pack.roundMinutes : pack.finalMinutes,
  })),
)

const anyMembers = z.record(z.string(), z.unknown())

/**
 * A document's rules as far as known here: a later version's other values become any other game's, and unknown tiebreakers are dropped.
 * `isWhole`: nothing was missing.
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
    tiebreakers: Array.isArray(tiebreakers) ? PAIR_TIEBREAKERS.filter((each) => tiebreakers.includes(each)) : [],
  })
  return { rules, isWhole: false }
}
