import { numberAt } from './element-at.ts'
import type { PairingPlayer } from './pairing-field.ts'

/**
 * The costs of every pair in a small field, one square table per level. Vertices are players, places in neighbouring groups, or the bye; a
 * matching sees only their indices.
 */
export class PairPrices {
  readonly size: number
  readonly levels: readonly Float64Array[]

  /** Every pair starts forbidden. */
  constructor(size: number, levelCount: number) {
    this.size = size
    this.levels = Array.from({ length: levelCount }, (_, level) =>
      new Float64Array(size * size).fill(level === 0 ? Number.POSITIVE_INFINITY : 0),
    )
  }

  allow(first: number, second: number, costs: readonly number[]): void {
    for (const [level, cost] of costs.entries()) {
      const table = this.levels[level]
      if (table === undefined) throw new RangeError('More costs than levels')
      table[first * this.size + second] = cost
      table[second * this.size + first] = cost
    }
  }

  allows(first: number, second: number): boolean {
    const [table] = this.levels
    return table !== undefined && numberAt(table, first * this.size + second) !== Number.POSITIVE_INFINITY
  }
}

/** The cost of pairing two scores: few and short floats, two short ones rather than a long one, and low in the table. */
export function scorePrices(first: number, second: number): readonly [number, number, number] {
  const difference = Math.abs(first - second)
  return [difference, difference * difference, Math.abs(first * first - second * second)]
}

/** The player with more points is paired down; 1 if that happens again so soon. */
export function downAgainPrice(first: Seated, second: Seated): number {
  if (first.points === second.points) return 0
  return (first.points > second.points ? first : second).pairedDown ? 1 : 0
}

/** What a pair is priced by: a player, or a place for someone with so many points. */
export type Seated = Pick<PairingPlayer, 'points' | 'pairedDown'>
