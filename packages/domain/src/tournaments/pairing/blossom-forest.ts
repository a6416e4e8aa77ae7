import { indexAt, itemAt } from './element-at.ts'

/** "No vertex" or "no node" in integer tables. */
export const NONE = -1

/** Two matched or joined vertices: the first in the earlier of two neighbouring nodes, the second in the later. */
export type Joint = readonly [number, number]

/**
 * A matching and its blossoms: odd cycles of nodes treated as one node. Nodes below `size` are vertices, the others blossoms, which may
 * nest. A blossom's first child holds its base, the one vertex matched to the outside; the others are matched to each other, second to
 * third, fourth to fifth and so on, along the joints between neighbours.
 */
export class BlossomForest {
  readonly size: number
  /** Vertices and blossoms: since blossoms nest without crossing, at most half as many. */
  readonly capacity: number
  readonly mate: Int32Array
  readonly top: Int32Array
  readonly base: Int32Array
  readonly parent: Int32Array
  readonly #children: (readonly number[])[] = []
  readonly #joints: (readonly Joint[])[] = []
  readonly #vertices: (readonly number[])[] = []
  readonly #unusedNodes: number[] = []

  constructor(size: number) {
    this.size = size
    this.capacity = size + (size >> 1)
    this.mate = new Int32Array(size).fill(NONE)
    this.top = Int32Array.from({ length: size }, (_, vertex) => vertex)
    this.base = Int32Array.from({ length: this.capacity }, (_, node) => node)
    this.parent = new Int32Array(this.capacity).fill(NONE)
    for (let node = 0; node < this.capacity; node++) {
      this.#children.push([])
      this.#joints.push([])
      this.#vertices.push(node < size ? [node] : [])
    }
    for (let node = this.capacity - 1; node >= size; node--) this.#unusedNodes.push(node)
  }

  isBlossom(node: number): boolean {
    return node >= this.size
  }

  childrenOf(blossom: number): readonly number[] {
    return itemAt(this.#children, blossom)
  }

  jointsOf(blossom: number): readonly Joint[] {
    return itemAt(this.#joints, blossom)
  }

  verticesOf(node: number): readonly number[] {
    return itemAt(this.#vertices, node)
  }

  topOf(vertex: number): number {
    return indexAt(this.top, vertex)
  }

  mateOf(node: number): number {
    return indexAt(this.mate, indexAt(this.base, node))
  }

  match(first: number, second: number): void {
    this.mate[first] = second
    this.mate[second] = first
  }

  /** Makes one node of a cycle of outermost nodes; the joint after the last child leads back to the first. */
  contract(children: readonly number[], joints: readonly Joint[]): number {
    const blossom = this.#unusedNodes.pop()
    if (blossom === undefined) throw new RangeError('More blossoms than a matching can have')
    this.#children[blossom] = children
    this.#joints[blossom] = joints
    this.#vertices[blossom] = children.flatMap((child) => this.verticesOf(child))
    this.parent[blossom] = NONE
    this.base[blossom] = indexAt(this.base, itemAt(children, 0))
    for (const child of children) this.parent[child] = blossom
    for (const vertex of this.verticesOf(blossom)) this.top[vertex] = blossom
    return blossom
  }

  dissolve(blossom: number): void {
    for (const child of this.childrenOf(blossom)) {
      this.parent[child] = NONE
      for (const vertex of this.verticesOf(child)) this.top[vertex] = child
    }
    this.#unusedNodes.push(blossom)
  }

  childIndexOf(blossom: number, vertex: number): number {
    let node = vertex
    while (indexAt(this.parent, node) !== blossom) node = indexAt(this.parent, node)
    return this.childrenOf(blossom).indexOf(node)
  }

  /** Turns the matching inside a node so that this vertex is the one matched to the outside. */
  rebase(node: number, vertex: number): void {
    if (indexAt(this.base, node) === vertex) return
    const turn = this.childIndexOf(node, vertex)
    const children = turned(this.childrenOf(node), turn)
    const joints = turned(this.jointsOf(node), turn)
    this.#children[node] = children
    this.#joints[node] = joints
    this.base[node] = vertex
    this.rebase(itemAt(children, 0), vertex)
    for (let index = 1; index < children.length; index += 2) {
      const [first, second] = itemAt(joints, index)
      this.rebase(itemAt(children, index), first)
      this.rebase(itemAt(children, index + 1), second)
      this.match(first, second)
    }
  }
}

function turned<Item>(cycle: readonly Item[], start: number): Item[] {
  return [...cycle.slice(start), ...cycle.slice(0, start)]
}
