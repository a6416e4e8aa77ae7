import { expect, test } from 'vitest'
import { isLateDeparture, isToldAtOnce, LATE_DEPARTURE_MS } from './organizer-digest.ts'

const START = '2030-03-02T13:00:00.000Z'
const before = (ms: number) => new Date(Date.parse(START) - ms)

test('SHOP-32 the first registration is told at once, and the one by whom the event is full', () => {
  const later = { isFirst: false, registered: 5, added: 1, capacity: 8 }
  expect(isToldAtOnce({ ...later, isFirst: true })).toBe(true)
  expect(isToldAtOnce(later)).toBe(false)
  expect(isToldAtOnce({ ...later, registered: 8 })).toBe(true)
  expect(isToldAtOnce({ ...later, registered: 9 })).toBe(false)
  expect(isToldAtOnce({ ...later, registered: 8, capacity: null })).toBe(false)
})

test('SHOP-33 who leaves within a day of the start is told of, before it and not after', () => {
  expect(isLateDeparture(START, before(LATE_DEPARTURE_MS))).toBe(true)
  expect(isLateDeparture(START, before(LATE_DEPARTURE_MS + 1))).toBe(false)
  expect(isLateDeparture(START, before(0))).toBe(false)
})
