import {
  type Fraction,
  type MatchPoints,
  PLACING_RULES,
  type PlacingRules,
  type PodTiebreaker,
  type RulePack,
  type Wager,
} from './rule-pack.ts'

/** A bye at tables of three to five: its points, and the opponents it adds to the averages. */
export type ByeWorth = { readonly points: number; readonly opponents: number; readonly share: Fraction }

/** The rules that results and standings are counted by. `byeWorth` is left out where two meet. */
export type CountedRules = RulePack & { readonly byeWorth?: ByeWorth | undefined }

/** Nothing is left to a default. */
export type WholePlacingRules = { readonly [Name in keyof PlacingRules]-?: Exclude<PlacingRules[Name], undefined> }

/** A fair share of a table of four, less its draws. */
const FLOOR = [1, 5] as const

const TIEBREAKERS: readonly PodTiebreaker[] = ['opponent-match-win', 'opponents-beaten', 'mean-seat']

/** Customary points. */
export const POD_PRESETS = {
  standard: PLACING_RULES,
  'bye-worth-less': { ...PLACING_RULES, byePoints: 4 },
  'three-one-zero': { points: { win: 3, draw: 1, loss: 0 }, places: null },
  'by-place': {
    points: { win: 5, draw: 1, loss: 1 },
    places: [5, 3, 2, 1],
    tiebreakers: ['opponent-match-win', 'match-win', 'opponents-beaten', 'mean-seat'],
  },
  wager: { points: PLACING_RULES.points, places: { start: 1000, share: [7, 100] } },
} as const satisfies Readonly<Record<string, PlacingRules>>

export type PodPreset = keyof typeof POD_PRESETS

/** The preset these rules are; null for others. */
export function podPresetOf(placings: PlacingRules | undefined): PodPreset | null {
  const sought = JSON.stringify(wholePlacingRules(placings))
  const names = Object.keys(POD_PRESETS) as PodPreset[]
  return names.find((name) => JSON.stringify(wholePlacingRules(POD_PRESETS[name])) === sought) ?? null
}

/** With a value for everything. */
export function wholePlacingRules(placings: PlacingRules = PLACING_RULES): WholePlacingRules {
  const { points, places, floor = FLOOR } = placings
  return {
    points: { win: points.win, draw: points.draw, loss: points.loss },
    places: isWager(places) ? { start: places.start, share: places.share } : places,
    byePoints: placings.byePoints ?? bestOf(points, places),
    drawCounts: placings.drawCounts ?? 'survivors',
    floor,
    byeOpponents: placings.byeOpponents ?? 3,
    byeOpponentShare: placings.byeOpponentShare ?? floor,
    tiebreakers: placings.tiebreakers ?? TIEBREAKERS,
    roundMinutes: placings.roundMinutes ?? 80,
    cutMinutes: placings.cutMinutes === undefined ? 150 : placings.cutMinutes,
    finalMinutes: placings.finalMinutes === undefined ? null : placings.finalMinutes,
  }
}

function bestOf({ win }: MatchPoints, places: PlacingRules['places']): number {
  return pointsByPlace(places)?.[0] ?? win
}

/** Points by place; null where a result earns otherwise. */
export function pointsByPlace(places: PlacingRules['places']): readonly number[] | null {
  return places === null || isWager(places) ? null : places
}

/** The wager that tables are played for; null where results earn points of their own. */
export function wagerOf({ placings }: Pick<RulePack, 'placings'>): Wager | null {
  return placings && isWager(placings.places) ? placings.places : null
}

function isWager(places: PlacingRules['places']): places is Wager {
  return places !== null && 'share' in places
}

const SOURCE = 'Addenda of TopDeck and of multiplayer events (MTA); the rest is practice'

/** Rounds of tables of four by players, as events of Commander play them today. */
export const POD_ROUNDS: RulePack['recommendedRounds'] = [
  { players: 16, rounds: 3 },
  { players: 34, rounds: 4 },
  { players: 128, rounds: 5 },
  { players: 208, rounds: 6 },
  { players: 304, rounds: 7 },
  { players: 540, rounds: 8 },
  { players: 960, rounds: 9 },
  { players: 961, rounds: 10 },
]

const TOP_CUT: RulePack['topCut'] = [
  { players: 17, size: 4 },
  { players: 35, size: 10 },
  { players: 65, size: 16 },
]

const made = new WeakMap<RulePack, CountedRules>()

/**
 * A pack's rules where three to five meet at a table: one game is the match, with the points, averages, tiebreakers, rounds and clock of
 * such tables. What concerns no table (late entrants, the disqualified) stays as the game has it.
 */
export function podRules(pack: RulePack): CountedRules {
  const known = made.get(pack) ?? makePodRules(pack)
  made.set(pack, known)
  return known
}

function makePodRules(pack: RulePack): CountedRules {
  const placings = wholePlacingRules(pack.placings)
  const { points, places, floor } = placings
  return {
    ...pack,
    source: SOURCE,
    official: false,
    points: { ...points, win: bestOf(points, places) },
    placings,
    byeWorth: { points: placings.byePoints, opponents: placings.byeOpponents, share: placings.byeOpponentShare },
    bestOf: 1,
    scoresAllowed: [
      [1, 0],
      [0, 0],
    ],
    tiebreakers: placings.tiebreakers,
    matchWin: { kind: 'match-points', floor },
    gameWin: { counts: false, floor: [0, 1], ownFloor: false },
    opponents: 'each-round',
    byeGames: [1, 0, 0],
    lossGames: [0, 0, 0],
    tableLossGames: [0, 1, 0],
    noOpponent: floor,
    unplayedDrawGames: 1,
    missedRounds: 'loss',
    recommendedRounds: POD_ROUNDS,
    defaultRounds: 'recommended',
    topCut: TOP_CUT,
    roundMinutes: placings.roundMinutes,
    cutMinutes: placings.cutMinutes,
    finalMinutes: placings.finalMinutes,
  }
}
