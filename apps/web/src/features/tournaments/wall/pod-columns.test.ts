import { expect, test } from 'vitest'
import { podColumns } from './pod-columns.ts'

const eights = (pods: number) => Array.from({ length: pods }, () => 8)
/** Of a screen of 1920 by 1080, below its head; with the timer above the seats. */
const FULL = { width: 1836, height: 860 }
const BELOW_TIMER = { width: 1836, height: 560 }

test.each([
  [1, FULL, 1, 51],
  [3, FULL, 3, 37],
  [5, FULL, 3, 28],
  [6, FULL, 3, 28],
  [3, BELOW_TIMER, 3, 33],
  [5, BELOW_TIMER, 5, 22],
])('DRFT-15 the wall seats %i pods of eight in a room of %o in %i columns', (pods, room, ...[columns, type]) => {
  const fit = podColumns(eights(pods), room)
  expect([fit.columns, Math.floor(fit.type)]).toEqual([columns, type])
})

test('DRFT-15 a portrait screen sets pods one below another', () => {
  expect(podColumns(eights(3), { width: 1000, height: 1600 }).columns).toBeLessThan(3)
})
