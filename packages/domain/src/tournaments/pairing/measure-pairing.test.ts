import { expect, test } from 'vitest'
import { comparePairings, measurePairing } from './measure-pairing.ts'
import type { PairingPlayer } from './pairing-field.ts'

const players: readonly PairingPlayer[] = [
  { id: 'Ana', points: 9, opponents: ['Bob', 'Bob', 'Cyd'], byes: 0 },
  { id: 'Bob', points: 6, opponents: ['Ana', 'Ana', 'Dan'], byes: 0 },
  { id: 'Cyd', points: 3, opponents: ['Ana'], byes: 2 },
]

test('a round is measured by rematches, byes and differences', () => {
  expect(
    measurePairing(players, [
      ['Ana', 'Bob'],
      ['Cyd', null],
    ]),
  ).toEqual({
    rematches: 1,
    extraMeetings: 1,
    earlierByes: 2,
    byePoints: 3,
    difference: 3,
    squares: 9,
    height: 45,
  })
})

test('no rematch is better than any bye, and a second bye worse than any difference', () => {
  const without = measurePairing(players, [
    ['Bob', 'Cyd'],
    ['Ana', null],
  ])
  const withRematch = measurePairing(players, [
    ['Ana', 'Cyd'],
    ['Bob', null],
  ])
  expect(comparePairings(without, withRematch)).toBeLessThan(0)
  expect(comparePairings(withRematch, without)).toBeGreaterThan(0)
  expect(comparePairings(without, { ...without, earlierByes: 1, byePoints: 0, difference: 0 })).toBeLessThan(0)
  expect(comparePairings(without, { ...without })).toBe(0)
})

test('a pair that names somebody outside the field is a defect', () => {
  expect(() => measurePairing(players, [['Eve', null]])).toThrow('Eve')
})
