import { expect, test } from 'vitest'
import { countText, placedText } from './count-text.ts'

test('LAY-16 thousands of a count stand apart as each language writes them', () => {
  expect([999, 1_000, 1_234_567].map((count) => countText('fr', count))).toEqual([
    '999',
    '1\u202f000',
    '1\u202f234\u202f567',
  ])
  expect([999, 1_000, 1_234_567].map((count) => countText('en', count))).toEqual(['999', '1,000', '1,234,567'])
})

test('LAY-16 what a number names is written as it is: a table, a draw, a year in a text', () => {
  expect(placedText('fr', 'max', 1_000)).toBe('1\u202f000')
  expect(placedText('fr', 'table', 1_001)).toBe('1001')
  expect(placedText('en', 'number', 4_711)).toBe('4711')
  expect(placedText('en', 'date', '2030')).toBe('2030')
  expect([undefined, null].map((value) => placedText('en', 'count', value))).toEqual(['', ''])
})
