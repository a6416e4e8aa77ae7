import { expect, test } from 'vitest'
import { nearDay, startOfLocalDay } from './near-day.ts'

const at = (text: string) => new Date(text)

test.each([
  ['2026-11-27T00:00', '2026-11-27T23:59', 'today'],
  ['2026-11-27T23:59', '2026-11-27T00:00', 'today'],
  ['2026-11-28T00:00', '2026-11-27T23:59', 'tomorrow'],
  ['2027-01-01T19:30', '2026-12-31T12:00', 'tomorrow'],
  ['2026-11-29T00:00', '2026-11-27T23:59', null],
  ['2026-11-26T23:59', '2026-11-27T00:00', null],
  // In France the last Sunday of March has 23 hours, the last of October 25.
  ['2027-03-28T23:30', '2027-03-27T23:45', 'tomorrow'],
  ['2027-10-31T23:30', '2027-10-30T00:15', 'tomorrow'],
] as const)('FIND-2 %s is, seen from %s, %s', (instant, now, word) => {
  expect(nearDay(at(instant), at(now))).toBe(word)
})

test('FIND-2 a day begins at midnight', () => {
  expect(startOfLocalDay(at('2026-11-27T19:30'))).toEqual(at('2026-11-27T00:00'))
})
