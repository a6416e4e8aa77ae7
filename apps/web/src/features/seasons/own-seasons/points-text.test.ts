import { expect, test } from 'vitest'
import { pointsText, readPoints } from './points-text.ts'

test('YEAR-15 points by place are written shortly and read back as they were', () => {
  const cup = [50, 40, 32, 32, ...Array<number>(4).fill(25), ...Array<number>(8).fill(20)]
  expect(pointsText(cup)).toBe('50 40 32×2 25×4 20×8')
  for (const points of [cup, [], [0], [10, 8, 6, 5, 4, 3, 2, 1]]) {
    expect(readPoints(pointsText(points))).toEqual(points)
  }
})

test('YEAR-15 points are read as people type them, and what is no number is refused', () => {
  expect(readPoints('10, 8 ;6-5')).toEqual([10, 8, 6, 5])
  expect(readPoints('5 x 4')).toEqual([5, 5, 5, 5])
  expect(readPoints('5*2')).toEqual([5, 5])
  expect(readPoints('')).toEqual([])
  for (const wrong of ['ten', '10 8 x', '5×', '-3', '1.5', '5×100000', '1e9x']) expect(readPoints(wrong)).toBeNull()
})
