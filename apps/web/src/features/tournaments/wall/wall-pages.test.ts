import fc from 'fast-check'
import { expect, test } from 'vitest'
import { letterRange, PAGE_MS, pageAt, pageBeginnings, pageMs, pagesOf } from './wall-pages.ts'

test('WALL-1 everybody is on exactly one page, in order', () => {
  const grid = fc.record({ columns: fc.integer({ min: 1, max: 4 }), perColumn: fc.integer({ min: 1, max: 40 }) })
  fc.assert(
    fc.property(grid, fc.integer({ min: 1, max: 1_000 }), (given, count) => {
      const rows = Array.from({ length: count }, (_, index) => index)
      const pages = pagesOf(rows, given)
      expect(pages.flatMap((page) => page.rows)).toEqual(rows)
      expect(pages.map(({ number }) => number)).toEqual(pages.map((_, index) => index + 1))
    }),
  )
})

test('WALL-3 a page stands as long as reading takes, in whole seconds and eight at most, and then the next one comes', () => {
  expect([0, 120, 400, 800, 9_000].map(pageMs)).toEqual([2_000, 3_000, 5_000, 8_000, 8_000])
  const pages = [400, 800, 120]
  const shown = Array.from({ length: 17 }, (_, second) => pageAt(pages, pageMs, second * 1_000))
  expect(shown).toEqual([...Array(5).fill(400), ...Array(8).fill(800), ...Array(3).fill(120), 400])
  expect(pageMs(9_000)).toBe(PAGE_MS)
  expect(pageAt([7], pageMs, Date.now())).toBe(7)
})

test('WALL-3 the foot tells every page by the letters it begins with, as few as tell it from the page before', () => {
  const pages = [
    ['Ana', 'Élise'],
    ['Élodie', 'Marc'],
    ['Marie', 'Noël'],
    ['Zoé', 'Zoé 2'],
  ]
  expect(pageBeginnings(pages)).toEqual(['A', 'Elo', 'Mar', 'Z'])
  expect(pageBeginnings([['zoé']])).toEqual(['Z'])
  expect(pageBeginnings([[]])).toEqual([''])
})

test('NONE-13 the letters of a page are those of its first and last name, without accents', () => {
  expect(letterRange(['Élodie', 'Zoé'])).toBe('E – Z')
  expect(letterRange(['Ana', 'Axel'])).toBe('A')
  expect(letterRange(['🐉 Nora', 'محمد'])).toBe('🐉 – م')
  expect(letterRange([])).toBe('')
})
