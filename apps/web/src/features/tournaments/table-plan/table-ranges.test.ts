import { expect, test } from 'vitest'
import { readRanges, writeRanges } from './table-ranges.ts'

test.each([
  ['', []],
  ['13', [13]],
  ['3, 7-9', [3, 7, 8, 9]],
  [' 9 ; 7 – 8;3 ,', [3, 7, 8, 9]],
  ['4 4 4-5', [4, 5]],
])('STAK-8 %o names these tables', (typed, tables) => {
  expect(readRanges(typed)).toEqual(tables)
})

test.each(['0', '5-3', 'B2', '1-', '-4', '1.5', '10000', '1-5000', '1-999999999999'])(
  'STAK-8 %o names none',
  (typed) => {
    expect(readRanges(typed)).toBeNull()
  },
)

test('STAK-8 what is written is read as the same tables', () => {
  expect(writeRanges([3, 7, 8, 9, 11])).toBe('3, 7-9, 11')
  expect(readRanges(writeRanges([1, 2, 3, 5, 8, 9]))).toEqual([1, 2, 3, 5, 8, 9])
  expect(writeRanges([])).toBe('')
})
