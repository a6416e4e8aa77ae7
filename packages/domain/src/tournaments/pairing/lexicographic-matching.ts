import { indexAt, numberAt } from './element-at.ts'
import { minCostMatching } from './min-cost-matching.ts'

/** The costs of all pairs at one level of importance, as a flat square table. */
type Level = Float64Array

/**
 * The perfect matching with the least total at the first level, among those the least at the second, and so on; null if none. `Infinity` at
 * the first level forbids a pair; all other costs are non-negative integers.
 *
 * Levels are folded into one integer per pair, each weighing more than all later ones can add up to. Where that would exceed exact
 * integers, the first levels are solved alone; their totals then bound the rest much more closely.
 */
export function lexicographicMatching(size: number, levels: readonly Level[]): Int32Array | null {
  let partners: Int32Array | null = null
  let totals: readonly number[] = []
  for (let solved = 0; solved < levels.length; ) {
    const folded = foldLevels(size, levels, totals)
    // Only sums beyond 2^53 end here: the remaining levels could not be told apart.
    if (folded.depth <= solved) break
    const found = minCostMatching({ size, costs: folded.costs })
    if (found === null) return null
    partners = found
    solved = folded.depth
    totals = levels.map((level) => totalOf(level, found))
    totals = totals.slice(0, solved + 1)
  }
  return partners
}

/**
 * Folds as many levels as stay exact. `totals` come from the best matching so far: optimal for solved levels, an upper bound for the next.
 */
function foldLevels(size: number, levels: readonly Level[], totals: readonly number[]) {
  const [first, ...later] = levels
  if (first === undefined) throw new RangeError('A matching needs at least one level')
  let costs = Float64Array.from(first)
  let budget = totals[0]
  let depth = 1
  if (budget !== undefined) forbidAbove(costs, budget)
  for (const [index, level] of later.entries()) {
    const total = totals[index + 1]
    const weight = 1 + (total ?? (size / 2) * greatest(level, costs))
    const next = costs.map((cost, pair) =>
      cost === Number.POSITIVE_INFINITY ? cost : cost * weight + numberAt(level, pair),
    )
    budget = budget === undefined || total === undefined ? undefined : budget * weight + total
    if (budget !== undefined) forbidAbove(next, budget)
    if (4 * size * greatest(next, next) > Number.MAX_SAFE_INTEGER) break
    costs = next
    depth = index + 2
  }
  return { costs, depth }
}

/** A pair that alone costs more than a whole known matching is in no best one. */
function forbidAbove(costs: Float64Array, budget: number): void {
  for (let pair = 0; pair < costs.length; pair++) {
    if (numberAt(costs, pair) > budget) costs[pair] = Number.POSITIVE_INFINITY
  }
}

function greatest(level: Level, costs: Float64Array): number {
  let most = 0
  for (let pair = 0; pair < level.length; pair++) {
    if (numberAt(costs, pair) !== Number.POSITIVE_INFINITY) most = Math.max(most, numberAt(level, pair))
  }
  return most
}

function totalOf(level: Level, partners: Int32Array): number {
  let total = 0
  for (let vertex = 0; vertex < partners.length; vertex++) {
    const partner = indexAt(partners, vertex)
    if (partner > vertex) total += numberAt(level, vertex * partners.length + partner)
  }
  return total
}
