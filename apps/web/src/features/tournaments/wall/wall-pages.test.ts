import fc from 'fast-check'
import { expect, test } from 'vitest'
import { letterRange, PAGE_MS, pageAt, wallGrid, wallUnit } from './wall-pages.ts'

const screen = fc.constantFrom(
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
  { width: 1024, height: 768 },
  { width: 1080, height: 1920 },
)

test('STAK-6 everybody is on exactly one page, in order, and every page fits the room', () => {
  fc.assert(
    fc.property(screen, fc.integer({ min: 1, max: 1_000 }), ({ width, height }, count) => {
      const unit = wallUnit({ width, height })
      const room = { width: width - 6 * unit, height: height - 18 * unit }
      const grid = wallGrid(count, { ...room, unit })
      const rows = Array.from({ length: count }, (_, index) => index)
      const first = pageAt(rows, grid, 0)
      const pages = Array.from({ length: first.of }, (_, index) => pageAt(rows, grid, index * PAGE_MS))
      expect(pages.flatMap((page) => page.rows)).toEqual(rows)
      for (const page of pages) {
        expect(page.perColumn * grid.rowHeight).toBeLessThanOrEqual(room.height)
        expect(page.rows.length).toBeLessThanOrEqual(page.perColumn * grid.columns)
        expect(page.rows.length).toBeGreaterThan(0)
      }
      expect(pageAt(rows, grid, first.of * PAGE_MS)).toEqual(first)
    }),
  )
})

test('NONE-13 a row is never lower than a twentieth of the height of the screen', () => {
  for (const count of [1, 18, 40, 256, 1_000]) {
    const unit = wallUnit({ width: 1920, height: 1080 })
    const { rowHeight } = wallGrid(count, { width: 1800, height: 800, unit })
    expect(rowHeight).toBeGreaterThanOrEqual(1080 / 20)
  }
})

test('NONE-13 the letters of a page are those of its first and last name, without accents', () => {
  expect(letterRange(['Élodie', 'Zoé'])).toBe('E – Z')
  expect(letterRange(['Ana', 'Axel'])).toBe('A')
  expect(letterRange(['🐉 Nora', 'محمد'])).toBe('🐉 – م')
  expect(letterRange([])).toBe('')
})

test('STAK-6 rows are a little smaller where everybody then stands on one page', () => {
  const unit = wallUnit({ width: 1280, height: 720 })
  const room = { width: 1_203, height: 489, unit }
  const pagesOf = (count: number) => pageAt(Array(count).fill(0), wallGrid(count, room), 0).of
  expect([20, 21, 22, 23].map(pagesOf)).toEqual([1, 1, 1, 2])
  expect(wallGrid(20, room).rowHeight).toBeGreaterThan(wallGrid(22, room).rowHeight)
  expect(wallGrid(23, room).rowHeight).toBe(wallGrid(20, room).rowHeight)
})
