import { expect, test } from 'vitest'
import { nameScale, podColumns } from './pod-columns.ts'

const eights = (pods: number) => Array.from({ length: pods }, () => 8)
/** Of a screen of 1920 by 1080, below its head; with the timer above the seats. */
const FULL = { width: 1836, height: 860, shorterSide: 1080 }
const BELOW_TIMER = { width: 1836, height: 560, shorterSide: 1080 }
/** Of one of 1280 by 720. */
const SMALL_BELOW_TIMER = { width: 1224, height: 373, shorterSide: 720 }

test.each([
  [1, FULL, 1, 51],
  [3, FULL, 3, 37],
  [5, FULL, 3, 28],
  [6, FULL, 3, 28],
  [3, BELOW_TIMER, 3, 33],
  [5, BELOW_TIMER, 3, 33],
  [5, SMALL_BELOW_TIMER, 3, 22],
])('DRFT-15 the wall seats %i pods of eight in a room of %o in %i columns', (pods, room, ...[columns, type]) => {
  const fit = podColumns(eights(pods), room)
  expect([fit.columns, Math.floor(fit.type)]).toEqual([columns, type])
})

test('DRFT-15 a portrait screen sets pods one below another', () => {
  expect(podColumns(eights(3), { width: 1000, height: 1600, shorterSide: 1080 }).columns).toBeLessThan(3)
})

test('WALL-12 pods that would stand in small letters have pages: two where three and two are readable, one where all are', () => {
  expect(podColumns(eights(5), SMALL_BELOW_TIMER).perPage).toBe(3)
  expect(podColumns(eights(5), FULL).perPage).toBe(5)
  expect(podColumns(eights(1), { width: 300, height: 200, shorterSide: 720 }).perPage).toBe(1)
})

test.each([
  ['16', 4, { width: 1224, height: 570, shorterSide: 720 }],
  ['16', 4, { width: 1036, height: 1700, shorterSide: 1080 }],
  ['40', 10, { width: 1224, height: 570, shorterSide: 720 }],
  ['40', 10, { width: 1036, height: 1700, shorterSide: 1080 }],
])(
  'WALL-11 the tables of a cut to %s stand on one page of %i boards, in letters that a room reads',
  (_, boards, room) => {
    const fit = podColumns(
      Array.from({ length: boards }, () => 4),
      room,
    )
    expect(fit.perPage).toBe(boards)
    expect(fit.type).toBeGreaterThanOrEqual(0.025 * room.shorterSide)
  },
)

test('PODS-30 a name of 24 letters is never cut on a board: a wide one is smaller, the others keep their size', () => {
  const board = { columns: 4, type: 20, width: 1224, goesOn: false }
  expect(nameScale({ name: 11, uncut: 11 }, board)).toBe(1)
  const scale = nameScale({ name: 16, uncut: 16 }, board)
  // 1224 px are 61.2 ems, three gaps of 1.2 and the number of 1.9 are not the name's.
  expect(scale * 16).toBeLessThanOrEqual((61.2 - 3.6) / 4 - 1.9)
  expect(nameScale({ name: 16, uncut: 16 }, { ...board, goesOn: true })).toBeLessThan(scale)
})

test('PODS-30 a longer name is cut rather than tiny, but not within its first 24 letters', () => {
  const board = { columns: 4, type: 20, width: 1224, goesOn: false }
  expect(nameScale({ name: 40, uncut: 12 }, board)).toBe(0.7)
  expect(nameScale({ name: 40, uncut: 24 }, board)).toBe(nameScale({ name: 24, uncut: 24 }, board))
})
