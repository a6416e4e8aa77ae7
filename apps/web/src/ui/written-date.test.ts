import { expect, test } from 'vitest'
import { readDay, writeDay } from './written-date.ts'

test.each([
  ['31/12/2026', 'fr-FR'],
  [' 31.12.2026 ', 'fr-FR'],
  ['31-12-26', 'fr-FR'],
  ['31 12 2026', 'fr-FR'],
  ['31/12/2026', 'en-GB'],
  ['12/31/2026', 'en-US'],
  ['2026-12-31', 'fr-FR'],
  ['2026-12-31', 'en-US'],
])('LAY-15 %s is the last day of 2026 in %s', (typed, locale) => {
  expect(readDay(typed, locale)).toBe('2026-12-31')
})

test('LAY-15 one figure is enough for a day and a month', () => {
  expect(readDay('1/2/2027', 'fr-FR')).toBe('2027-02-01')
  expect(readDay('29/2/2028', 'fr-FR')).toBe('2028-02-29')
})

test.each([
  '',
  'demain',
  '31/02/2026',
  '29/2/2027',
  '12/31/2026',
  '31/12',
  '31/12/202',
  '31/12/2026 18h',
  '2026/12/31/1',
])('LAY-15 %s is no day in French', (typed) => {
  expect(readDay(typed, 'fr-FR')).toBeNull()
})

test('LAY-15 years go from 1900 to 2100', () => {
  expect(readDay('31/12/1899', 'fr-FR')).toBeNull()
  expect(readDay('01/01/1900', 'fr-FR')).toBe('1900-01-01')
  expect(readDay('31/12/2100', 'fr-FR')).toBe('2100-12-31')
  expect(readDay('01/01/2101', 'fr-FR')).toBeNull()
})

test('LAY-15 a day is written as the language writes it', () => {
  expect(writeDay('2026-12-31', 'fr-FR')).toBe('31/12/2026')
  expect(writeDay('2026-12-31', 'en-GB')).toBe('31/12/2026')
  expect(writeDay('2026-12-31', 'en-US')).toBe('12/31/2026')
})
