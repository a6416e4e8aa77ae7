import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paperGrid, paperType } from './paper-grid.ts'

const counts = fc.integer({ min: 1, max: 1_000 })
const wishes = fc.record({ mostColumns: fc.constantFrom(1 as const, 2 as const), headMm: fc.constantFrom(0, 6) })

test('WALL-8 rows fill their sides, which are about as full as each other, and none holds fewer than five beside another', () => {
  fc.assert(
    fc.property(counts, wishes, (count, wish) => {
      const { pages, perPage, lines, lineMm } = paperGrid(count, wish)
      expect(lines * lineMm).toBeLessThanOrEqual(228 - wish.headMm + 0.001)
      expect(lineMm).toBeGreaterThanOrEqual(5.2)
      expect(pages * perPage).toBeGreaterThanOrEqual(count)
      const last = count - (pages - 1) * perPage
      expect(last).toBeGreaterThan(0)
      if (pages > 1) expect(last).toBeGreaterThanOrEqual(5)
    }),
  )
})

test('WALL-8 a side that is just over takes a smaller step instead of another side', () => {
  expect(paperGrid(38)).toMatchObject({ pages: 1, lineMm: 6 })
  expect(paperGrid(40)).toMatchObject({ pages: 1, perPage: 40 })
  expect(paperGrid(40).lineMm).toBeLessThan(6)
  // Full names in one column before two columns.
  expect(paperGrid(40, { mostColumns: 2 })).toMatchObject({ pages: 1, lines: 40 })
  expect(paperGrid(48, { mostColumns: 2 })).toMatchObject({ pages: 1, lines: 24 })
  expect(paperGrid(48)).toMatchObject({ pages: 2, perPage: 24, lineMm: 9 })
})

test('WALL-8 a sheet has one size of type: larger on higher lines, smaller for long names, which take two lines', () => {
  const short = [{ fits: 40, longest: 12 }]
  expect(paperType(6, short)).toEqual({ pt: 10.5, isBroken: false })
  expect(paperType(9, short).pt).toBe(14)
  const long = paperType(9, [...short, { fits: 13, longest: 30 }])
  expect(long.isBroken).toBe(true)
  expect(long.pt).toBeGreaterThan(7.5)
  expect(paperType(5.3, [{ fits: 13, longest: 64 }]).pt).toBe(7.5)
})
