import { type BlossomForest, type Joint, NONE } from './blossom-forest.ts'
import { indexAt } from './element-at.ts'
import type { MatchingPrices } from './matching-prices.ts'

/**
 * The tightest edge between every two outer nodes of a tree, and each node's tightest neighbour. All tighten at the same pace, so their
 * order never changes.
 */
export class OuterLinks {
  readonly #forest: BlossomForest
  readonly #prices: MatchingPrices
  /** Per two nodes: an edge as `vertex in the first * size + vertex in the second`. */
  readonly #edge: Int32Array
  readonly #closest: Int32Array
  #nodes: number[] = []

  constructor(forest: BlossomForest, prices: MatchingPrices) {
    this.#forest = forest
    this.#prices = prices
    this.#edge = new Int32Array(forest.capacity * forest.capacity)
    this.#closest = new Int32Array(forest.capacity)
  }

  get nodes(): readonly number[] {
    return this.#nodes
  }

  clear(): void {
    this.#nodes = []
  }

  add(node: number): void {
    this.#closest[node] = NONE
    for (const other of this.#nodes) this.#forget(node, other)
    this.#nodes.push(node)
  }

  offer(edge: Joint, slack: number): void {
    const first = this.#forest.topOf(edge[0])
    const second = this.#forest.topOf(edge[1])
    if (slack >= this.#slackBetween(first, second)) return
    this.#keep(first, second, edge)
    this.#compare(first, second)
    this.#compare(second, first)
  }

  slackOf(node: number): number {
    const closest = indexAt(this.#closest, node)
    return closest === NONE ? Number.POSITIVE_INFINITY : this.#slackBetween(node, closest)
  }

  bestOf(node: number): Joint {
    return this.#edgeBetween(node, indexAt(this.#closest, node))
  }

  merge(blossom: number): void {
    const isInside = (node: number) => indexAt(this.#forest.parent, node) === blossom
    const inside = this.#nodes.filter(isInside)
    const others = this.#nodes.filter((node) => !isInside(node))
    this.#closest[blossom] = NONE
    for (const other of others) {
      this.#forget(blossom, other)
      for (const child of inside) {
        if (this.#slackBetween(child, other) < this.#slackBetween(blossom, other)) {
          this.#keep(blossom, other, this.#edgeBetween(child, other))
        }
      }
      this.#compare(blossom, other)
      const closest = indexAt(this.#closest, other)
      if (closest !== NONE && isInside(closest)) this.#closest[other] = blossom
    }
    this.#nodes = [...others, blossom]
  }

  #compare(node: number, other: number): void {
    if (this.#slackBetween(node, other) < this.slackOf(node)) this.#closest[node] = other
  }

  #forget(first: number, second: number): void {
    this.#edge[first * this.#forest.capacity + second] = NONE
    this.#edge[second * this.#forest.capacity + first] = NONE
  }

  #keep(first: number, second: number, edge: Joint): void {
    this.#edge[first * this.#forest.capacity + second] = edge[0] * this.#forest.size + edge[1]
    this.#edge[second * this.#forest.capacity + first] = edge[1] * this.#forest.size + edge[0]
  }

  #edgeBetween(first: number, second: number): Joint {
    const edge = indexAt(this.#edge, first * this.#forest.capacity + second)
    return [Math.floor(edge / this.#forest.size), edge % this.#forest.size]
  }

  #slackBetween(first: number, second: number): number {
    const edge = indexAt(this.#edge, first * this.#forest.capacity + second)
    if (edge === NONE) return Number.POSITIVE_INFINITY
    return this.#prices.slack(Math.floor(edge / this.#forest.size), edge % this.#forest.size)
  }
}
