import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LARGE_PT, largeColumns, largePages, linesOf } from './large-rows.ts'

/** As wide as the widest letter of the paper in the worst case, else as most. */
const usual = (text: string) => 0.56 * text.length
const widest = (text: string) => 0.98 * text.length

const LONGEST = 'W'.repeat(64)
const PLAIN = { name: 'Camille Bertrand', against: 'Inès Lefebvre' }
const SIZES = [2, 18, 96, 256, 1_000]
const PREFIXES = ['', 'B', 'ABC-']

test('READ-6 letters have 18 points and more, those of a name 22', () => {
  expect(Math.min(LARGE_PT.name, LARGE_PT.table)).toBeGreaterThanOrEqual(22)
  expect(LARGE_PT.opponent).toBeGreaterThanOrEqual(18)
})

test('READ-6 the sheets of 2 to 1,000 people: few of a shop, one for fifteen names', () => {
  const pagesOf = (count: number, row = PLAIN) =>
    largePages(
      Array.from({ length: count }, () => row),
      { columns: largeColumns(''), widthOf: usual },
    ).length
  expect(SIZES.map((count) => pagesOf(count))).toEqual([1, 2, 7, 18, 67])
  expect(SIZES.map((count) => pagesOf(count, { name: LONGEST, against: LONGEST }))).toEqual([1, 4, 20, 52, 200])
})

test('READ-6 no page is higher than the paper, and everybody stands on one, in their order', () => {
  const name = fc.oneof(fc.string({ minLength: 1, maxLength: 64 }), fc.constant(LONGEST), fc.constant(PLAIN.name))
  const rows = fc.array(fc.record({ name, against: name }), { maxLength: 200 })
  fc.assert(
    fc.property(rows, fc.constantFrom(...PREFIXES), (all, prefix) => {
      const pages = largePages(all, { columns: largeColumns(prefix), widthOf: widest })
      expect(pages.flat().map(({ row }) => row)).toEqual(all)
      for (const page of pages) {
        expect(page.length).toBeGreaterThan(0)
        if (page.length > 1) expect(page.reduce((sum, { heightMm }) => sum + heightMm, 0)).toBeLessThanOrEqual(212.001)
      }
    }),
  )
})

test('READ-6 even the longest word has a page', () => {
  const [page = []] = largePages([{ name: LONGEST, against: LONGEST }], {
    columns: largeColumns('ABC-'),
    widthOf: widest,
  })
  expect(page[0]?.heightMm).toBeLessThan(212)
})

test('READ-6 a text takes as many lines as it needs: at its spaces first, inside a word that is too wide', () => {
  expect(linesOf('Zoé', 10, usual)).toBe(1)
  expect(linesOf('Jean-Christophe de la Tour', 10, usual)).toBe(2)
  // 64 letters of 0.56 em in lines of 9 em, each perhaps a letter short.
  expect(linesOf('x'.repeat(64), 10, usual)).toBe(4)
  // A hyphen ends a line that another part would exceed.
  expect(linesOf('abcdefghijkl-abcdefghijkl-abcdefghijkl', 10, usual)).toBe(3)
  expect(linesOf('', 10, usual)).toBe(1)
})
