import { compareExactRatios, type ExactRatio } from './exact-ratio.ts'

/** One figure of every player, by the player's index. */
export type FigureColumn = {
  readonly values: Float64Array
  /** Every value is a multiple of one divided by this; Infinity when it is too large to be known. */
  readonly common: number
  /** Different values are at least so far apart; zero when that is not known. */
  readonly separation: number
  readonly exact: (player: number) => ExactRatio
}

/** Differences of doubles above this are real, whatever was rounded on the way. */
const CERTAIN_DIFFERENCE = 1e-9
/** A separation above this stands out from the rounding of doubles. */
const VISIBLE_SEPARATION = 1e-11

/** Orders two players by the exact figures: below zero when the first has the smaller one. */
export function compareFigures(column: FigureColumn, one: number, other: number): number {
  const difference = (column.values[one] ?? 0) - (column.values[other] ?? 0)
  if (Math.abs(difference) > CERTAIN_DIFFERENCE) return difference
  if (column.separation > VISIBLE_SEPARATION) return Math.abs(difference) < column.separation / 2 ? 0 : difference
  return compareExactRatios(column.exact(one), column.exact(other))
}

/** Calculates each player's exact figure once, and only when somebody asks. */
export function remembered(calculate: (player: number) => ExactRatio): (player: number) => ExactRatio {
  const known = new Map<number, ExactRatio>()
  return (player) => {
    const ratio = known.get(player) ?? calculate(player)
    known.set(player, ratio)
    return ratio
  }
}
