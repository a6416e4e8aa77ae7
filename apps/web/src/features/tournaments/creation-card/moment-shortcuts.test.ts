import { expect, test } from 'vitest'
import { momentShortcuts } from './moment-shortcuts.ts'

const at = (local: string) => new Date(local)
const told = (now: string, last: string | null = null) =>
  momentShortcuts(at(now), last && at(last).toISOString()).map(({ kind, day, time }) => `${kind} ${day} ${time}`)

test('FIND-3 tonight and next Friday are one tap; tonight goes when it is too late to come', () => {
  // 2026-11-23 is a Monday.
  expect(told('2026-11-23T10:00')).toEqual(['tonight 2026-11-23 19:30', 'friday 2026-11-27 19:30'])
  expect(told('2026-11-23T18:59')).toContain('tonight 2026-11-23 19:30')
  expect(told('2026-11-23T19:00')).toEqual(['friday 2026-11-27 19:30'])
  expect(told('2026-11-27T10:00')).toEqual(['tonight 2026-11-27 19:30', 'friday 2026-12-04 19:30'])
  expect(told('2026-12-31T23:00')).toEqual(['friday 2027-01-01 19:30'])
})

test('FIND-3 the weekday and hour of the event before come again, unless they are there already', () => {
  expect(told('2026-11-23T10:00', '2026-10-03T14:00')).toContain('likeLast 2026-11-28 14:00')
  expect(told('2026-11-23T20:00', '2026-11-23T19:30')).toContain('likeLast 2026-11-30 19:30')
  expect(told('2026-11-23T10:00', '2025-06-06T19:30').filter((each) => each.startsWith('likeLast'))).toEqual([])
})
