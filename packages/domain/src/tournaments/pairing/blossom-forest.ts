import { indexAt, itemAt } from './element-at.ts'

/** Stands for "no vertex" and "no node" in tables of whole numbers. */
export const NONE = -1

/** Two matched or joined vertices: the first lies in the earlier of two neighbouring nodes, the second in the later. */
export type Joint = readonly [number, number]

/**
 * A matching, together with its blossoms: odd cycles of nodes that the search treats as one node. Nodes below `size`
 * are the vertices themselves, the others are blossoms, which may contain blossoms. The first child of a blossom holds
 * its base, the one vertex matched to the outside; the other children are matched to each other, second to third,
 * fourth to fifth and so on, along the joints between neighbours.
 */
export class BlossomForest {
  readonly size: number
  /** Vertices and blossoms together: blossoms nest without crossing, so there are never more than half as many. */
  readonly capacity: number
  readonly mate: Int32Array
  /** The outermost node around each vertex. */
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

  /** The vertex outside that the base of a node is matched to. */
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

  /** Makes the children of an outermost blossom outermost again. */
  dissolve(blossom: number): void {
    for (const child of this.childrenOf(blossom)) {
      this.parent[child] = NONE
      for (const vertex of this.verticesOf(child)) this.top[vertex] = child
    }
    this.#unusedNodes.push(blossom)
  }

  /** The child of a blossom in which a vertex lies, counted along the cycle. */
  childIndexOf(blossom: number, vertex: number): number {
    let node = vertex
    while (indexAt(this.parent, node) !== blossom) node = indexAt(this.parent, node)
    return this.childrenOf(blossom).indexOf(node)
  }

  /** Turns the matching inside a node so that the given vertex is the one matched to the outside. */
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
