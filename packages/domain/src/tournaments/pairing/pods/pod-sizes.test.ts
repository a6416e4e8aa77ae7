import { expect, test } from 'vitest'
import { POD_REMAINDERS, type PodRemainder } from './pod-field.ts'
import { podSizes } from './pod-sizes.ts'

type Division = { readonly fours: number; readonly threes: number; readonly fives: number; readonly byes: number }

/** All divisions into pods of three to five and up to three byes. */
function everyDivision(players: number): readonly Division[] {
  return [0, 1, 2, 3].flatMap((threes) =>
    [0, 1, 2, 3].flatMap((fives) =>
      [0, 1, 2, 3].flatMap((byes) => {
        const left = players - 3 * threes - 5 * fives - byes
        return left < 0 || left % 4 > 0 ? [] : [{ fours: left / 4, threes, fives, byes }]
      }),
    ),
  )
}

/** What each remainder avoids, the worst first: a bye is worse than any short pod unless byes were chosen. */
const AVOIDED: Record<PodRemainder, readonly (keyof Division)[]> = {
  byes: ['fives', 'threes', 'byes'],
  'pods-of-3-low': ['fives', 'byes', 'threes'],
  'pods-of-3-high': ['fives', 'byes', 'threes'],
  'pods-of-5-low': ['byes', 'threes', 'fives'],
}

function divisionOf(players: number, remainder: PodRemainder): Division {
  // Three players are one pod whatever was chosen: nobody would play otherwise.
  const divisions = everyDivision(players).filter(({ byes }) => byes < players)
  const [best] = divisions.toSorted((one, other) => {
    const figure = AVOIDED[remainder].find((name) => one[name] !== other[name])
    return figure === undefined ? 0 : one[figure] - other[figure]
  })
  if (best === undefined) throw new Error(`No division of ${players}`)
  return best
}

test.each(POD_REMAINDERS)('PODS-1 from 3 to 2,000 players, %s divides as the best of all divisions', (remainder) => {
  for (let players = 3; players <= 2000; players++) {
    const made = podSizes(players, remainder)
    const count = (size: number) => made?.sizes.filter((one) => one === size).length
    const division = { fours: count(4), threes: count(3), fives: count(5), byes: made?.byes }
    expect(division, `${players} players`).toEqual(divisionOf(players, remainder))
  }
})

test('PODS-1 one or two players make no pod', () => {
  for (const remainder of POD_REMAINDERS)
    for (const players of [0, 1, 2]) expect(podSizes(players, remainder)).toBeNull()
})

test('PODS-1 five players are a pod of four and a bye, or a pod of five where that is allowed', () => {
  expect(podSizes(5, 'pods-of-3-low')).toEqual({ sizes: [4], byes: 1 })
  expect(podSizes(5, 'byes')).toEqual({ sizes: [4], byes: 1 })
  expect(podSizes(5, 'pods-of-5-low')).toEqual({ sizes: [5], byes: 0 })
})

test('PODS-1 pods of three stand at the end of the field that was chosen', () => {
  expect(podSizes(13, 'pods-of-3-low')?.sizes).toEqual([4, 3, 3, 3])
  expect(podSizes(13, 'pods-of-3-high')?.sizes).toEqual([3, 3, 3, 4])
  expect(podSizes(13, 'pods-of-5-low')?.sizes).toEqual([4, 4, 5])
  expect(podSizes(7, 'pods-of-5-low')?.sizes).toEqual([4, 3])
})
