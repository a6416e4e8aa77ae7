import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareExactRatios, exactRatio, leastCommonMultiple, meanOfExactRatios } from './exact-ratio.ts'
import { compareFigures, type FigureColumn } from './figure-column.ts'
import { averageOfOpponents, countedOpponents, type Opponents } from './opponent-averages.ts'
import { columnOf, type PlayerFractions } from './own-figures.ts'

const PLAYERS = 8

const someAverages = fc
  .record({
    fractions: fc.array(fc.tuple(fc.nat(40), fc.integer({ min: 1, max: 40 })), {
      minLength: PLAYERS,
      maxLength: PLAYERS,
    }),
    met: fc.array(fc.array(fc.nat(PLAYERS - 1), { maxLength: 12 }), { minLength: PLAYERS, maxLength: PLAYERS }),
  })
  .map(({ fractions, met }) => ({ fractions: fractionsOf(fractions), opponents: opponentsOf(met) }))

function fractionsOf(pairs: readonly (readonly [number, number])[]): PlayerFractions {
  return {
    numerators: Float64Array.from(pairs, ([numerator]) => numerator),
    denominators: Float64Array.from(pairs, ([, denominator]) => denominator),
  }
}

function opponentsOf(met: readonly (readonly number[])[]): Opponents {
  const starts = new Int32Array(met.length + 1)
  for (const [player, list] of met.entries()) starts[player + 1] = (starts[player] ?? 0) + list.length
  return { starts, list: Int32Array.from(met.flat()) }
}

function expectExactOrder(column: FigureColumn) {
  for (let one = 0; one < PLAYERS; one++) {
    for (let other = 0; other < PLAYERS; other++) {
      const exact = compareExactRatios(column.exact(one), column.exact(other))
      expect(Math.sign(compareFigures(column, one, other))).toBe(exact)
    }
  }
}

test('RANK-2 averages are ordered as their exact fractions are', () => {
  fc.assert(
    fc.property(someAverages, ({ fractions, opponents }) => {
      expectExactOrder(columnOf(fractions))
      const average = averageOfOpponents(opponents, columnOf(fractions), { noOpponent: [33, 100] })
      expectExactOrder(average)
      expectExactOrder(averageOfOpponents(opponents, average, { noOpponent: [33, 100] }))
    }),
  )
})

test('RANK-2 sums that doubles tell apart by rounding only are equal', () => {
  const fractions = fractionsOf([
    [1, 10],
    [2, 10],
    [3, 10],
    [0, 10],
  ])
  // 0.1 + 0.2 is not 0.3 in doubles.
  const opponents = opponentsOf([[0, 1, 3], [2, 3, 3], [], []])
  const average = averageOfOpponents(opponents, columnOf(fractions), { noOpponent: [0, 1] })
  expect(average.values[0]).not.toBe(average.values[1])
  expect(compareFigures(average, 0, 1)).toBe(0)
  expect(compareFigures({ ...average, separation: 0 }, 0, 1)).toBe(0)
})

test('RANK-2 figures closer than doubles are trusted are told apart, or found equal, exactly', () => {
  const fractions = fractionsOf([
    [333333333, 1000000000],
    [333333334, 1000000000],
    [1, 3],
  ])
  expect(compareFigures(columnOf(fractions), 0, 2)).toBeLessThan(0)
  expect(compareFigures(columnOf(fractions), 1, 2)).toBeGreaterThan(0)
  const average = averageOfOpponents(opponentsOf([[0, 0, 1], [2], [0]]), columnOf(fractions), { noOpponent: [0, 1] })
  expect(compareFigures(average, 0, 1)).toBe(0)
  expect(compareFigures(average, 2, 1)).toBeLessThan(0)
})

test('an opponent met in two rounds counts once where the rules say so', () => {
  const nothing = new Int32Array(2)
  const starts = Int32Array.of(0, 3, 3)
  const records = {
    ...{
      points: nothing,
      earned: nothing,
      mostPoints: nothing,
      won: nothing,
      drawn: nothing,
      rounds: nothing,
      byes: nothing,
      byeOpponents: nothing,
    },
    ...{ gamesWon: nothing, gamesDrawn: nothing, games: nothing, starts, opponents: Int32Array.of(1, 0, 1) },
    ...{ beaten: nothing, seatSums: nothing, seats: nothing },
  }
  expect([...countedOpponents(records, 'distinct').starts]).toEqual([0, 2, 2])
  expect([...countedOpponents(records, 'each-round').starts]).toEqual([0, 3, 3])
})

test('a mean of fractions is exact', () => {
  const mean = meanOfExactRatios([exactRatio([1, 3]), exactRatio([1, 3]), exactRatio([33, 100])])
  expect(compareExactRatios(mean, { numerator: 299n, denominator: 900n })).toBe(0)
})

test('a common multiple that doubles cannot hold is none', () => {
  expect(leastCommonMultiple(6, 100)).toBe(300)
  expect(leastCommonMultiple(2 ** 40, 3 ** 20)).toBe(Number.POSITIVE_INFINITY)
  expect(leastCommonMultiple(Number.POSITIVE_INFINITY, 7)).toBe(Number.POSITIVE_INFINITY)
})
