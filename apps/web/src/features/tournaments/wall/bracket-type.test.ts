import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bracketType } from './bracket-type.ts'

const ROOM = { width: 1_840, height: 780 }
const wish = (names: readonly number[], nodes = 4) => ({
  nodes,
  columns: 3,
  names: names.map((width) => ({ width, longestWord: width / 2 })),
  table: 2.8,
  room: ROOM,
  gap: 48,
  most: 58,
})

test('WALL-6 every name of a bracket is one size, and one long name costs the others little: it takes two lines', () => {
  const short = bracketType(wish([6, 7, 8]))
  const long = bracketType(wish([6, 7, 15]))
  expect(short.row).toBeLessThan(long.row)
  expect(long.type).toBeGreaterThan(0.7 * short.type)
  expect(bracketType(wish([6, 7], 1)).type).toBeGreaterThanOrEqual(short.type)
})

test('WALL-6 matches stand above each other without one lying over the next, and names keep their room', () => {
  const names = fc.array(fc.double({ min: 1, max: 17, noNaN: true }), { minLength: 1, maxLength: 32 })
  fc.assert(
    fc.property(names, fc.constantFrom(1, 2, 4), (widths, nodes) => {
      const { type, row } = bracketType(wish(widths, nodes))
      expect(2 * row * type * nodes).toBeLessThanOrEqual(ROOM.height)
      const lines = row < 2.2 ? 1 : 1.7
      const column = (ROOM.width - 2 * 48) / 3.3
      expect((Math.max(...widths) / lines) * type).toBeLessThanOrEqual(column)
    }),
  )
})
