import { numberAt } from './element-at.ts'
import type { PairingPlayer } from './pairing-field.ts'

/**
 * The costs of every pair in a small field, one square table for each of several levels. Vertices are players, places
 * in a group beside them, or the bye; the places in these tables are the only thing a matching knows of them.
 */
export class PairPrices {
  readonly size: number
  readonly levels: readonly Float64Array[]

  /** Every pair is forbidden until it is allowed. */
  constructor(size: number, levelCount: number) {
    this.size = size
    this.levels = Array.from({ length: levelCount }, (_, level) =>
      new Float64Array(size * size).fill(level === 0 ? Number.POSITIVE_INFINITY : 0),
    )
  }

  /** Allows two different vertices to be paired, at these costs. */
  allow(first: number, second: number, costs: readonly number[]): void {
    for (const [level, cost] of costs.entries()) {
      const table = this.levels[level]
      if (table === undefined) throw new RangeError('More costs than levels')
      table[first * this.size + second] = cost
      table[second * this.size + first] = cost
    }
  }

  /** Whether two vertices may be paired. */
  allows(first: number, second: number): boolean {
    const [table] = this.levels
    return table !== undefined && numberAt(table, first * this.size + second) !== Number.POSITIVE_INFINITY
  }
}

/** What pairing two scores costs: few and short floats, no long float where two short ones do, and low in the table. */
export function scorePrices(first: number, second: number): readonly [number, number, number] {
  const difference = Math.abs(first - second)
  return [difference, difference * difference, Math.abs(first * first - second * second)]
}

/** Whoever has more points is paired down; 1 where that happens to them again so soon. */
export function downAgainPrice(first: Seated, second: Seated): number {
  if (first.points === second.points) return 0
  return (first.points > second.points ? first : second).pairedDown ? 1 : 0
}

/** What a pair is priced by: a player, or a place of somebody with so many points. */
export type Seated = Pick<PairingPlayer, 'points' | 'pairedDown'>
