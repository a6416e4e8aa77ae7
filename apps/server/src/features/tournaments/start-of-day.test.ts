import { expect, test } from 'vitest'
import { startOfDay } from './start-of-day.ts'

test.each([
  ['2026-11-22T07:00:00.000Z', '2026-11-21T23:00:00.000Z'],
  ['2026-11-21T23:00:00.000Z', '2026-11-21T23:00:00.000Z'],
  ['2026-11-21T22:59:59.999Z', '2026-11-20T23:00:00.000Z'],
  ['2026-07-14T20:00:00.000Z', '2026-07-13T22:00:00.000Z'],
  // Nights when the clocks change.
  ['2026-03-29T12:00:00.000Z', '2026-03-28T23:00:00.000Z'],
  ['2026-10-25T12:00:00.000Z', '2026-10-24T22:00:00.000Z'],
])('HOME-5 at %s the day has begun at %s', (now, start) => {
  expect(startOfDay(new Date(now)).toISOString()).toBe(start)
})
