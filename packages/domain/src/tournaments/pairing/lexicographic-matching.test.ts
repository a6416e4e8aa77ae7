import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lexicographicMatching } from './lexicographic-matching.ts'

const SIZE = 6

function everyMatching(left: readonly number[] = [...Array(SIZE).keys()]): number[][][] {
  const [first, ...others] = left
  if (first === undefined) return [[]]
  return others.flatMap((partner) =>
    everyMatching(others.filter((vertex) => vertex !== partner)).map((rest) => [[first, partner], ...rest]),
  )
}

const MATCHINGS = everyMatching()

function levelOf(costs: readonly number[]): Float64Array {
  const level = new Float64Array(SIZE * SIZE).fill(Number.POSITIVE_INFINITY)
  let next = 0
  for (let first = 0; first < SIZE; first++) {
    for (let second = 0; second < first; second++) {
      const cost = costs[next++] ?? 0
      level[first * SIZE + second] = cost
      level[second * SIZE + first] = cost
    }
  }
  return level
}

function totals(levels: readonly Float64Array[], pairs: readonly (readonly number[])[]): number[] {
  return levels.map((level) => pairs.reduce((sum, [a = 0, b = 0]) => sum + (level[a * SIZE + b] ?? 0), 0))
}

function compare(a: readonly number[], b: readonly number[]): number {
  const level = a.findIndex((total, index) => total !== b[index])
  return level < 0 ? 0 : (a[level] ?? 0) - (b[level] ?? 0)
}

/** Few different costs leave ties to the next level; costs of millions do not fold. */
const levelLists = fc.constantFrom(2, 50, 3_000_000).chain((highest) =>
  fc.array(fc.array(fc.nat({ max: highest }), { minLength: 15, maxLength: 15 }).map(levelOf), {
    minLength: 1,
    maxLength: 4,
  }),
)

test('a later level counts only among the best of the earlier ones, even where their costs are too large to fold', () => {
  fc.assert(
    fc.property(levelLists, (levels) => {
      const best = MATCHINGS.map((pairs) => totals(levels, pairs)).sort(compare)[0]
      const partners = lexicographicMatching(SIZE, levels)
      const pairs = [...(partners ?? [])].map((partner, vertex) => [vertex, partner]).filter(([a = 0, b = 0]) => a < b)
      expect(totals(levels, pairs)).toEqual(best)
    }),
    { numRuns: 2000 },
  )
})

test('nothing is matched where the first level forbids too much', () => {
  const level = new Float64Array(SIZE * SIZE).fill(Number.POSITIVE_INFINITY)
  expect(lexicographicMatching(SIZE, [level])).toBeNull()
})
