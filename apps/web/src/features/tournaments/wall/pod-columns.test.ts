import { expect, test } from 'vitest'
import { podColumns } from './pod-columns.ts'

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
