import { compareExactRatios, type ExactRatio } from './exact-ratio.ts'

/** One figure per player index. */
export type FigureColumn = {
  readonly values: Float64Array
  /** Every value is a multiple of one divided by this; Infinity if too large. */
  readonly common: number
  /** Least distance between different values; zero if unknown. */
  readonly separation: number
  readonly exact: (player: number) => ExactRatio
}

/** Larger differences of doubles are real, despite rounding. */
const CERTAIN_DIFFERENCE = 1e-9
const VISIBLE_SEPARATION = 1e-11

/** Compares exact figures; negative if the first is smaller. */
export function compareFigures(column: FigureColumn, one: number, other: number): number {
  const difference = (column.values[one] ?? 0) - (column.values[other] ?? 0)
  if (Math.abs(difference) > CERTAIN_DIFFERENCE) return difference
  if (column.separation > VISIBLE_SEPARATION) return Math.abs(difference) < column.separation / 2 ? 0 : difference
  return compareExactRatios(column.exact(one), column.exact(other))
}

/** Computes each exact figure lazily, and once. */
export function remembered(calculate: (player: number) => ExactRatio): (player: number) => ExactRatio {
  const known = new Map<number, ExactRatio>()
  return (player) => {
    const ratio = known.get(player) ?? calculate(player)
    known.set(player, ratio)
    return ratio
  }
}
