import { expect, test } from 'vitest'
import { isLongPairing } from './pairing-effort.ts'
import type { PairingPlayer } from './pairing-field.ts'

type Points = (index: number) => number

function field(size: number, points: Points, met = 0): readonly PairingPlayer[] {
  return Array.from({ length: size }, (_, index) => ({
    id: `p${index}`,
    points: points(index),
    opponents: Array.from({ length: met }, (_, round) => `p${(index + 1 + round) % size}`),
    byes: 0,
  }))
}

const allDifferent: Points = (index) => index
/** As after some rounds: a few large groups, small ones at both ends. */
const likeAnEvent: Points = (index) => 3 * Math.floor(Math.log2(1 + index))

test('OPS-12 what a real evening has is paired at once', () => {
  for (const size of [2, 9, 33, 64, 128, 200]) expect(isLongPairing(field(size, likeAnEvent, 5)), `${size}`).toBe(false)
  expect(isLongPairing(field(100, allDifferent, 5))).toBe(false)
})

test('OPS-12 what takes the cube of many players is long, and what may be tried for each level of the bye', () => {
  expect(isLongPairing(field(150, allDifferent, 5))).toBe(true)
  expect(isLongPairing(field(63, allDifferent, 60))).toBe(true)
  expect(isLongPairing(field(201, likeAnEvent, 5))).toBe(true)
})
