import { accept, type Outcome, refuse } from '../outcome.ts'

export const SHARED_PLACES = ['mean', 'better'] as const
export const SEASON_DISQUALIFIED = ['none', 'presence'] as const

/** What one event is worth to one person. */
export type SeasonRules = {
  /** By place; the first is index 0. */
  readonly placePoints: readonly number[]
  /** Every further place. */
  readonly restPoints: number
  readonly winPoints: number
  readonly drawPoints: number
  readonly presencePoints: number
  /** By place: the smallest attendance at which it is worth its points. Null: always. */
  readonly kickers: readonly number[] | null
  /** So many events count, the best of them; null: all. */
  readonly best: number | null
  /** Whoever shares places has the mean of them, or the better one. */
  readonly sharedPlaces: (typeof SHARED_PLACES)[number]
  /** What a disqualified player has of that event. */
  readonly disqualified: (typeof SEASON_DISQUALIFIED)[number]
}

export const SEASON_PRESETS = ['shop', 'places', 'pokemon-challenge', 'pokemon-cup'] as const
export type SeasonPreset = (typeof SEASON_PRESETS)[number]

/** Points of places 1, 2, 3-4, 5-8 and so on, and the attendance from which each counts. */
function inBands(points: readonly number[], attendance: readonly number[]) {
  const bandOf = (place: number) => Math.ceil(Math.log2(place))
  const places = Array.from({ length: 2 ** (points.length - 1) }, (_, index) => bandOf(index + 1))
  return {
    placePoints: places.map((band) => points[band] ?? 0),
    kickers: places.map((band) => attendance[band] ?? 0),
  }
}

const NOTHING = { restPoints: 0, winPoints: 0, drawPoints: 0, presencePoints: 0, kickers: null, best: null } as const
const USUAL = { sharedPlaces: 'mean', disqualified: 'none' } as const
const ATTENDANCE = [0, 4, 8, 17, 33, 65, 129]

/**
 * `shop` and `places` are what shops commonly do. The others are Championship Points of Play! Pokémon as they
 * stood in November 2026; they change every season, and their best finish limits depend on the quarter, so that none is set here.
 */
export const RULES_OF_PRESET: Readonly<Record<SeasonPreset, SeasonRules>> = {
  shop: { ...NOTHING, ...USUAL, placePoints: [], winPoints: 3, drawPoints: 1, presencePoints: 1 },
  places: { ...NOTHING, ...USUAL, placePoints: [10, 8, 6, 5, 4, 3, 2, 1], restPoints: 1 },
  'pokemon-challenge': {
    ...NOTHING,
    ...inBands([15, 12, 10, 8, 6, 4], ATTENDANCE),
    ...{ sharedPlaces: 'better', disqualified: 'none' },
  },
  'pokemon-cup': {
    ...NOTHING,
    ...inBands([50, 40, 32, 25, 20, 16, 13], ATTENDANCE),
    ...{ sharedPlaces: 'better', disqualified: 'none' },
  },
}

export const MOST_POINTS = 10_000
export const MOST_RANKED_PLACES = 256
const MOST_BEST = 200
const MOST_ATTENDANCE = 100_000

/** The rules, if every number is whole and within its bounds, and each kicker has its place. */
export function checkSeasonRules(rules: SeasonRules): Outcome<SeasonRules> {
  const { placePoints, restPoints, winPoints, drawPoints, presencePoints, kickers, best } = rules
  const points = [...placePoints, restPoints, winPoints, drawPoints, presencePoints]
  const isSound =
    placePoints.length <= MOST_RANKED_PLACES &&
    points.every((each) => isWithin(each, 0, MOST_POINTS)) &&
    (kickers === null ||
      (kickers.length === placePoints.length && kickers.every((each) => isWithin(each, 0, MOST_ATTENDANCE)))) &&
    (best === null || isWithin(best, 1, MOST_BEST))
  return isSound ? accept(rules) : refuse('season_rules_invalid')
}

function isWithin(number: number, least: number, most: number): boolean {
  return Number.isInteger(number) && number >= least && number <= most
}
