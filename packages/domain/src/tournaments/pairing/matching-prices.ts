import type { BlossomForest } from './blossom-forest.ts'
import { numberAt } from './element-at.ts'

/** The costs of all pairs, as a flat square table; `Infinity` forbids a pair. */
export type CostTable = { readonly size: number; readonly costs: Float64Array }

/**
 * The prices (dual values) that prove a matching cheapest: no edge costs less than the prices of its ends, minus what the bonds of blossoms
 * around both allow, and matched edges cost exactly that. With integer costs all are integers or halves, hence exact.
 */
export class MatchingPrices {
  readonly #forest: BlossomForest
  readonly #size: number
  readonly #costs: Float64Array
  readonly #price: Float64Array
  readonly #bond: Float64Array

  constructor(forest: BlossomForest, table: CostTable) {
    this.#forest = forest
    this.#size = table.size
    this.#costs = table.costs
    this.#price = new Float64Array(forest.size)
    this.#bond = new Float64Array(forest.capacity)
  }

  /** How far an edge between two outermost nodes is from tight. */
  slack(first: number, second: number): number {
    return (
      numberAt(this.#costs, first * this.#size + second) - numberAt(this.#price, first) - numberAt(this.#price, second)
    )
  }

  /** How much still holds an outermost blossom together. */
  bond(blossom: number): number {
    return numberAt(this.#bond, blossom)
  }

  startBond(blossom: number): void {
    this.#bond[blossom] = 0
  }

  move(delay: number, outer: readonly number[], inner: readonly number[]): void {
    for (const node of outer) this.#shift(node, delay)
    for (const node of inner) this.#shift(node, -delay)
  }

  #shift(node: number, amount: number): void {
    for (const vertex of this.#forest.verticesOf(node)) {
      this.#price[vertex] = numberAt(this.#price, vertex) + amount
    }
    if (this.#forest.isBlossom(node)) this.#bond[node] = numberAt(this.#bond, node) + 2 * amount
  }

  /** Prices every vertex at half its cheapest edge; false if one has no edge. */
  startAtHalves(): boolean {
    for (let vertex = 0; vertex < this.#size; vertex++) {
      const row = this.#costs.subarray(vertex * this.#size, (vertex + 1) * this.#size)
      let cheapest = Number.POSITIVE_INFINITY
      for (let other = 0; other < this.#size; other++) {
        if (other !== vertex) cheapest = Math.min(cheapest, numberAt(row, other))
      }
      if (cheapest === Number.POSITIVE_INFINITY) return false
      this.#price[vertex] = cheapest / 2
    }
    return true
  }

  /** Raises a vertex's price until one of its edges is tight. */
  tighten(vertex: number): void {
    let least = Number.POSITIVE_INFINITY
    for (let other = 0; other < this.#size; other++) {
      if (other !== vertex) least = Math.min(least, this.slack(vertex, other))
    }
    this.#price[vertex] = numberAt(this.#price, vertex) + least
  }
}
