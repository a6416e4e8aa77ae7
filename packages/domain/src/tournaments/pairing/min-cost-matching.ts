import { AlternatingTree } from './alternating-tree.ts'
import { BlossomForest, NONE } from './blossom-forest.ts'
import { indexAt } from './element-at.ts'
import { type CostTable, MatchingPrices } from './matching-prices.ts'

/**
 * The cheapest way to pair all vertices (Edmonds' primal-dual blossom algorithm on a full table): each vertex's partner, or null if
 * impossible. Costs must be non-negative integers; exact while `4 * size * cost` stays below 2^53. Time grows with the square of the size
 * for each pair that the first simple round leaves open.
 */
export function minCostMatching(table: CostTable): Int32Array | null {
  if (table.size % 2 === 1) return null
  const forest = new BlossomForest(table.size)
  const prices = new MatchingPrices(forest, table)
  if (!prices.startAtHalves()) return null
  const unmatched = matchTightEdges(forest, prices)
  if (unmatched.length === 0) return forest.mate
  const tree = new AlternatingTree(forest, prices)
  for (const vertex of unmatched) {
    if (indexAt(forest.mate, vertex) !== NONE) continue
    if (!tree.augmentFrom(vertex)) return null
    dissolveLoose(forest, prices)
  }
  return forest.mate
}

/** Matches what needs no search; returns the vertices left over. */
function matchTightEdges(forest: BlossomForest, prices: MatchingPrices): number[] {
  const isFree = (vertex: number) => indexAt(forest.mate, vertex) === NONE
  for (let vertex = 0; vertex < forest.size; vertex++) {
    if (!isFree(vertex)) continue
    prices.tighten(vertex)
    for (let other = 0; other < forest.size; other++) {
      if (other === vertex || !isFree(other) || prices.slack(vertex, other) !== 0) continue
      forest.match(vertex, other)
      break
    }
  }
  return Array.from({ length: forest.size }, (_, vertex) => vertex).filter(isFree)
}

function dissolveLoose(forest: BlossomForest, prices: MatchingPrices): void {
  const outermost = new Set<number>(forest.top)
  for (const node of outermost) {
    if (!forest.isBlossom(node) || prices.bond(node) > 0) continue
    const children = forest.childrenOf(node)
    forest.dissolve(node)
    for (const child of children) outermost.add(child)
  }
}
