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
    downAgain: 0,
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

test('whoever has more points is paired down: again counts, once is nothing, and the other one does not matter', () => {
  const [ana, bob, cyd] = players as [PairingPlayer, PairingPlayer, PairingPlayer]
  const again = (...field: readonly PairingPlayer[]) => measurePairing(field, [['Ana', 'Bob']]).downAgain
  expect(again({ ...ana, pairedDown: true }, bob)).toBe(1)
  expect(again(ana, { ...bob, pairedDown: true })).toBe(0)
  expect(again({ ...ana, pairedDown: true, points: 6 }, { ...bob, pairedDown: true })).toBe(0)
  expect(measurePairing([{ ...cyd, pairedDown: true }], [['Cyd', null]]).downAgain).toBe(0)
  const measure = measurePairing(players, [['Ana', 'Bob']])
  expect(comparePairings({ ...measure, downAgain: 1 }, measure)).toBeGreaterThan(0)
  expect(comparePairings({ ...measure, downAgain: 1 }, { ...measure, height: measure.height + 1 })).toBeLessThan(0)
})

test('a pair that names somebody outside the field is a defect', () => {
  expect(() => measurePairing(players, [['Eve', null]])).toThrow('Eve')
})
