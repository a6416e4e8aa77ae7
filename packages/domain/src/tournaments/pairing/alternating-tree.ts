import { type BlossomForest, type Joint, NONE } from './blossom-forest.ts'
import { indexAt, itemAt } from './element-at.ts'
import type { MatchingPrices } from './matching-prices.ts'
import { OuterLinks } from './outer-links.ts'

const UNSEEN = 0
const OUTER = 1
const INNER = 2

/** The next step, and how far the tree's prices must move first. */
type Step =
  | { readonly kind: 'reach'; readonly vertex: number; readonly delay: number }
  | { readonly kind: 'close'; readonly node: number; readonly delay: number }
  | { readonly kind: 'open'; readonly blossom: number; readonly delay: number }

/**
 * Searches for one more matched pair: a tree of tight edges grown from an unmatched vertex. Nodes are outer (an even number of edges from
 * the root) or inner (odd). Prices move until a tight edge reaches a new node or closes an odd cycle, or until nothing holds an inner
 * blossom together.
 */
export class AlternatingTree {
  readonly #forest: BlossomForest
  readonly #prices: MatchingPrices
  readonly #label: Int32Array
  /** For an inner node: the edge through which the tree entered. */
  readonly #entryFrom: Int32Array
  readonly #entryTo: Int32Array
  /** For a vertex outside the outer nodes: the nearest outer vertex. */
  readonly #nearest: Int32Array
  readonly #links: OuterLinks
  #inner: number[] = []

  constructor(forest: BlossomForest, prices: MatchingPrices) {
    this.#forest = forest
    this.#prices = prices
    this.#label = new Int32Array(forest.capacity)
    this.#entryFrom = new Int32Array(forest.capacity)
    this.#entryTo = new Int32Array(forest.capacity)
    this.#nearest = new Int32Array(forest.size)
    this.#links = new OuterLinks(forest, prices)
  }

  /** Matches an unmatched vertex, re-matching others as needed; false if no perfect matching exists. */
  augmentFrom(root: number): boolean {
    this.#label.fill(UNSEEN)
    this.#nearest.fill(NONE)
    this.#links.clear()
    this.#inner = []
    this.#addOuter(this.#forest.topOf(root))
    for (let step = this.#nextStep(); step !== null; step = this.#nextStep()) {
      if (step.delay > 0) this.#prices.move(step.delay, this.#links.nodes, this.#inner)
      if (step.kind === 'open') this.#open(step.blossom)
      else if (step.kind === 'close') this.#close(this.#links.bestOf(step.node))
      else if (this.#reach(step.vertex)) return true
    }
    return false
  }

  #nextStep(): Step | null {
    let step: Step | null = null
    let delay = Number.POSITIVE_INFINITY
    for (let vertex = 0; vertex < this.#forest.size; vertex++) {
      const from = indexAt(this.#nearest, vertex)
      if (from === NONE || indexAt(this.#label, this.#forest.topOf(vertex)) !== UNSEEN) continue
      const slack = this.#prices.slack(from, vertex)
      if (slack < delay) {
        delay = slack
        step = { kind: 'reach', vertex, delay }
      }
    }
    for (const node of this.#links.nodes) {
      const half = this.#links.slackOf(node) / 2
      if (half < delay) {
        delay = half
        step = { kind: 'close', node, delay }
      }
    }
    for (const node of this.#inner) {
      if (!this.#forest.isBlossom(node)) continue
      const half = this.#prices.bond(node) / 2
      if (half < delay) {
        delay = half
        step = { kind: 'open', blossom: node, delay }
      }
    }
    return step
  }

  /** Adds a new node and its mate to the tree; true if the node was unmatched, and the path to it is now matched. */
  #reach(vertex: number): boolean {
    const from = indexAt(this.#nearest, vertex)
    const node = this.#forest.topOf(vertex)
    const mate = this.#forest.mateOf(node)
    if (mate === NONE) {
      this.#matchAlong([from, vertex])
      return true
    }
    this.#addInner(node, [from, vertex])
    this.#addOuter(this.#forest.topOf(mate))
    return false
  }

  #addInner(node: number, entry: Joint): void {
    this.#label[node] = INNER
    this.#entryFrom[node] = entry[0]
    this.#entryTo[node] = entry[1]
    this.#inner.push(node)
  }

  #addOuter(node: number): void {
    this.#label[node] = OUTER
    this.#links.add(node)
    for (const vertex of this.#forest.verticesOf(node)) this.#lookAround(vertex)
  }

  #lookAround(vertex: number): void {
    const own = this.#forest.topOf(vertex)
    for (let other = 0; other < this.#forest.size; other++) {
      const node = this.#forest.topOf(other)
      if (node === own) continue
      const slack = this.#prices.slack(vertex, other)
      if (slack === Number.POSITIVE_INFINITY) continue
      if (indexAt(this.#label, node) === OUTER) {
        this.#links.offer([vertex, other], slack)
      } else {
        const known = indexAt(this.#nearest, other)
        if (known === NONE || slack < this.#prices.slack(known, other)) this.#nearest[other] = vertex
      }
    }
  }

  #close(edge: Joint): void {
    const forest = this.#forest
    const [first, second] = edge.map((vertex) => forest.topOf(vertex))
    if (first === undefined || second === undefined) return
    const meeting = this.#meetingOf(first, second)
    const left = this.#pathUp(first, meeting)
    const right = this.#pathUp(second, meeting)
    const children = [meeting, ...left.nodes.toReversed(), ...right.nodes]
    const joints = [...left.joints.toReversed().map(([a, b]): Joint => [b, a]), edge, ...right.joints]
    const wasInner = children.filter((child) => indexAt(this.#label, child) === INNER)
    const blossom = forest.contract(children, joints)
    this.#label[blossom] = OUTER
    this.#prices.startBond(blossom)
    this.#links.merge(blossom)
    this.#inner = this.#inner.filter((node) => indexAt(forest.parent, node) === NONE)
    for (const child of wasInner) {
      for (const vertex of forest.verticesOf(child)) this.#lookAround(vertex)
    }
  }

  #stepUp(outer: number): { readonly inner: number; readonly outer: number } | null {
    const mate = this.#forest.mateOf(outer)
    if (mate === NONE) return null
    const inner = this.#forest.topOf(mate)
    return { inner, outer: this.#forest.topOf(indexAt(this.#entryFrom, inner)) }
  }

  #meetingOf(first: number, second: number): number {
    const above = new Set([first])
    for (let up = this.#stepUp(first); up !== null; up = this.#stepUp(up.outer)) above.add(up.outer)
    let node = second
    for (let up = this.#stepUp(node); up !== null && !above.has(node); up = this.#stepUp(node)) node = up.outer
    return node
  }

  #pathUp(from: number, meeting: number): { readonly nodes: number[]; readonly joints: Joint[] } {
    const nodes: number[] = []
    const joints: Joint[] = []
    let node = from
    while (node !== meeting) {
      const up = this.#stepUp(node)
      if (up === null) throw new Error('Two outer nodes lie in different trees')
      nodes.push(node, up.inner)
      joints.push([indexAt(this.#forest.base, node), this.#forest.mateOf(node)])
      joints.push([indexAt(this.#entryTo, up.inner), indexAt(this.#entryFrom, up.inner)])
      node = up.outer
    }
    return { nodes, joints }
  }

  #open(blossom: number): void {
    const forest = this.#forest
    const entry: Joint = [indexAt(this.#entryFrom, blossom), indexAt(this.#entryTo, blossom)]
    const index = forest.childIndexOf(blossom, entry[1])
    const children = forest.childrenOf(blossom)
    const joints = forest.jointsOf(blossom)
    forest.dissolve(blossom)
    this.#inner = this.#inner.filter((node) => node !== blossom)
    this.#addInner(itemAt(children, index), entry)
    // Children at odd places are matched to the next one, at even places to the previous.
    const forward = index % 2 === 1
    for (let at = index; at !== 0; ) {
      const outer = forward ? at + 1 : at - 1
      const inner = forward ? (at + 2) % children.length : at - 2
      const [first, second] = itemAt(joints, forward ? outer : inner)
      this.#addInner(itemAt(children, inner), forward ? [first, second] : [second, first])
      this.#addOuter(itemAt(children, outer))
      at = inner
    }
  }

  #matchAlong(edge: Joint): void {
    const forest = this.#forest
    let [outer, other] = edge
    forest.rebase(forest.topOf(other), other)
    for (;;) {
      const node = forest.topOf(outer)
      const oldMate = forest.mateOf(node)
      forest.rebase(node, outer)
      forest.match(outer, other)
      if (oldMate === NONE) return
      const inner = forest.topOf(oldMate)
      outer = indexAt(this.#entryFrom, inner)
      other = indexAt(this.#entryTo, inner)
      forest.rebase(inner, other)
    }
  }
}
