import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minCostMatching } from './min-cost-matching.ts'

const FORBIDDEN = Number.POSITIVE_INFINITY

function tableOf(size: number, cost: (first: number, second: number) => number) {
  const costs = new Float64Array(size * size).fill(FORBIDDEN)
  for (let first = 0; first < size; first++) {
    for (let second = 0; second < first; second++) {
      costs[first * size + second] = cost(first, second)
      costs[second * size + first] = cost(first, second)
    }
  }
  return { size, costs }
}

type Table = ReturnType<typeof tableOf>

function leastCost({ size, costs }: Table, left: readonly number[] = [...Array(size).keys()]): number {
  const [first, ...others] = left
  if (first === undefined) return 0
  const rest = (partner: number) => others.filter((vertex) => vertex !== partner)
  return Math.min(
    ...others.map((partner) => (costs[first * size + partner] ?? 0) + leastCost({ size, costs }, rest(partner))),
    FORBIDDEN,
  )
}

function costOf({ size, costs }: Table, partners: Int32Array | null): number {
  if (partners === null) return FORBIDDEN
  return [...partners].reduce((sum, partner, vertex) => {
    expect(partners[partner]).toBe(vertex)
    return partner > vertex ? sum + (costs[vertex * size + partner] ?? 0) : sum
  }, 0)
}

/** Up to ten vertices; few different costs make ties and blossoms, forbidden pairs make dead ends. */
const tables = fc
  .record({
    half: fc.integer({ min: 0, max: 5 }),
    highest: fc.constantFrom(1, 3, 20, 1_000_000),
    forbidden: fc.constantFrom(0, 0.3, 0.6),
  })
  .chain(({ half, highest, forbidden }) =>
    fc
      .array(fc.tuple(fc.nat({ max: highest }), fc.integer({ min: 0, max: 99 })), { minLength: 100, maxLength: 100 })
      .map((draws) =>
        tableOf(half * 2, (first, second) => {
          const [cost, chance] = draws[first * 10 + second] ?? [0, 0]
          return chance < forbidden * 100 ? FORBIDDEN : cost
        }),
      ),
  )

test('a matching costs as little as the cheapest of all there are', () => {
  fc.assert(
    fc.property(tables, (table) => {
      expect(costOf(table, minCostMatching(table))).toBe(leastCost(table))
    }),
    { numRuns: 3000 },
  )
})

test('an odd number of vertices cannot be matched', () => {
  expect(minCostMatching(tableOf(3, () => 1))).toBeNull()
})

test('two triangles without an edge between them cannot be matched', () => {
  expect(minCostMatching(tableOf(6, (a, b) => (a < 3 === b < 3 ? 1 : FORBIDDEN)))).toBeNull()
})

test('two triangles are matched across their one bridge, however dear', () => {
  const table = tableOf(6, (a, b) => (a < 3 === b < 3 ? 1 : a === 3 && b === 0 ? 1000 : FORBIDDEN))
  expect(minCostMatching(table)).toEqual(Int32Array.of(3, 2, 1, 0, 5, 4))
})
