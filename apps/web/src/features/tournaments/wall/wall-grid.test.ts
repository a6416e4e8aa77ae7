import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  columnGap,
  fitName,
  LEAST_OF_ONE_LINE,
  MARK_SCALE,
  OTHER_SCALE,
  ROW_GAP,
  type RowWidths,
  WHOLE,
  wallGrid,
} from './wall-grid.ts'

/** The rows' part of a screen. */
export function roomOf(width: number, height: number) {
  const unit = Math.min(width / 100, (height * 16) / 900)
  return { width: width - 4.4 * unit, height: height - 14 * unit, shorterSide: Math.min(width, height) }
}

/** A name this long, with a similar opponent. */
function seat(letters: number, other = letters): RowWidths {
  const em = 0.54
  return {
    lead: 0,
    name: em * letters,
    uncut: em * Math.min(letters, 25),
    end: 2.4,
    other: other === 0 ? 0 : em * (other + 7),
    isMarked: false,
  }
}

const field = (count: number, letters = 16) =>
  Array.from({ length: count }, (_, index) => seat(letters - (index % 7), letters - (index % 5)))

const SCREENS = [
  [1280, 720],
  [1920, 1080],
  [3840, 2160],
  [1080, 1920],
  [1024, 768],
] as const

test('WALL-1 forty names stand on one page of every screen, two hundred and fifty-six on four of a beamer', () => {
  for (const [width, height] of SCREENS) {
    expect(wallGrid(field(40), roomOf(width, height)).pages, `${width}x${height}`).toBe(1)
  }
  expect(wallGrid(field(256), roomOf(1920, 1080)).pages).toBe(4)
})

test('WALL-1 WALL-2 the sizes of `npm run bench wall` hold on every screen: letters, rows, pages, and nobody cut', () => {
  const fields = [
    { players: 8, pages: 1, letters: 0.06 },
    { players: 18, pages: 1, letters: 0.045 },
    { players: 40, pages: 1, letters: 0.028 },
    { players: 96, pages: 2, letters: 0.022 },
    { players: 256, pages: 4, letters: 0.022 },
    { players: 1_000, pages: 14, letters: 0.022 },
  ]
  for (const [width, height] of SCREENS.slice(0, 4)) {
    for (const { players, pages, letters } of fields) {
      const room = roomOf(width, height)
      const rows = field(players)
      const grid = wallGrid(rows, room)
      const what = `${players} on ${width}x${height}`
      expect(grid.pages, what).toBeLessThanOrEqual(pages)
      expect(grid.type / room.shorterSide, what).toBeGreaterThan(letters)
      const column = (room.width - (grid.columns - 1) * columnGap(room.shorterSide)) / grid.columns
      const widest = Math.max(...rows.map(({ name, end }) => name + ROW_GAP + end))
      expect(widest * grid.type, what).toBeLessThanOrEqual(column)
    }
  }
})

test('WALL-1 rows fill the height, and letters are the larger the fewer there are', () => {
  const room = roomOf(1920, 1080)
  const grids = [8, 18, 40, 96, 256].map((count) => wallGrid(field(count), room))
  const types = grids.slice(0, 3).map(({ type }) => type)
  expect(types).toEqual(types.toSorted((one, other) => other - one))
  for (const { type } of grids) expect(type).toBeGreaterThan(0.027 * 1080)
  for (const grid of grids.slice(1)) expect(grid.perColumn * grid.rowHeight).toBeGreaterThan(0.9 * room.height)
})

test('WALL-1 who sits opposite stands where the name stays large beside it, on every row or on none', () => {
  expect(wallGrid(field(8, 12), roomOf(1920, 1080)).other).not.toBe('nowhere')
  expect(wallGrid(field(256), roomOf(1920, 1080)).other).toBe('nowhere')
  expect(wallGrid([seat(10), seat(10, 0)], roomOf(1920, 1080)).other).not.toBe('nowhere')
})

test('WALL-2 every row is at least a twenty-fifth high and whole on the screen, and no name loses one of its first letters', () => {
  const widths = fc.record({
    lead: fc.constantFrom(0, 1.8),
    name: fc.double({ min: 0.3, max: 60, noNaN: true }),
    end: fc.double({ min: 0, max: 6, noNaN: true }),
    isMarked: fc.boolean(),
    other: fc.oneof(fc.constant(0), fc.double({ min: 1, max: 60, noNaN: true })),
  })
  const rows = fc.array(
    widths.map((row): RowWidths => ({ ...row, uncut: Math.min(row.name, 18) })),
    { minLength: 1, maxLength: 1_000 },
  )
  fc.assert(
    fc.property(fc.constantFrom(...SCREENS), rows, ([width, height], given) => {
      const room = roomOf(width, height)
      const grid = wallGrid(given, room)
      expect(grid.rowHeight).toBeGreaterThanOrEqual(Math.floor(0.04 * room.shorterSide))
      expect(grid.perColumn * grid.rowHeight).toBeLessThanOrEqual(room.height)
      expect(grid.pages).toBe(Math.ceil(given.length / (grid.columns * grid.perColumn)))
      expect(grid.type).toBeLessThan(grid.rowHeight)
      const column = (room.width - (grid.columns - 1) * columnGap(room.shorterSide)) / grid.columns
      const lead = Math.max(...given.map((row) => row.lead))
      for (const { uncut, end } of given) {
        const parts = [lead, uncut, end].filter((part) => part > 0)
        const ems = parts.reduce((sum, part) => sum + part, 0) + ROW_GAP * (parts.length - 1)
        expect(ems * grid.type).toBeLessThanOrEqual(column + 0.001)
      }
      if (grid.other === 'below') {
        for (const { other } of given) expect(other * OTHER_SCALE * grid.type).toBeLessThanOrEqual(column + 0.001)
      }
    }),
    { numRuns: 60 },
  )
})

test('LOOK-14 a name longer than its column is drawn smaller, on two lines before it is too small, and never cut', () => {
  const EM = 0.54
  const named = (letters: number, em = EM): RowWidths => ({
    ...seat(16, 0),
    name: em * letters,
    uncut: Math.min(17, em * Math.min(letters, 25)),
  })
  for (const [width, height] of SCREENS) {
    const room = roomOf(width, height)
    // The longest name that may be taken, and the widest.
    const rows = [
      ...field(990).map((row) => ({ ...row, other: 0 })),
      ...[20, 24, 32, 40, 64].map((letters) => named(letters)),
      named(64, 1),
    ]
    const grid = wallGrid(rows, room)
    const column = (room.width - (grid.columns - 1) * columnGap(room.shorterSide)) / grid.columns / grid.type
    for (const row of rows) {
      const { scale, lines } = fitName(row, { grid, room })
      const what = `${row.name} em on ${width}x${height}`
      expect(scale * row.name, what).toBeLessThanOrEqual(lines * (column - row.end - ROW_GAP) + 0.001)
      if (row.name <= 40 * EM) expect(scale, what).toBeGreaterThanOrEqual(lines === 1 ? LEAST_OF_ONE_LINE : OTHER_SCALE)
      expect(lines * scale * grid.type, what).toBeLessThanOrEqual(grid.rowHeight)
      if (row.name <= 24 * EM) expect(fitName(row, { grid, room }), what).toBe(WHOLE)
    }
  }
})

test('WALL-13 a name on two lines has the size of all where its row is high enough for both, also above a mark', () => {
  const long = (isMarked: boolean): RowWidths => ({ ...seat(30, 0), uncut: 13.5, isMarked })
  for (const [width, height] of SCREENS) {
    for (const count of [8, 18, 40]) {
      for (const isMarked of [false, true]) {
        const room = roomOf(width, height)
        const rows = [...field(count - 1, 24).map((row) => ({ ...row, other: 0 })), long(isMarked)]
        const grid = wallGrid(rows, room)
        const { scale, lines } = fitName(long(isMarked), { grid, room })
        const what = `${count} on ${width}x${height}, ${isMarked ? 'with' : 'without'} a mark`
        const most = (grid.rowHeight / grid.type - (isMarked ? MARK_SCALE : 0)) / lines
        expect(scale, what).toBeLessThanOrEqual(most)
        expect(scale, what).toBeGreaterThanOrEqual(lines === 1 ? LEAST_OF_ONE_LINE : Math.min(1, most - 0.1))
      }
    }
  }
  const [room, rows] = [roomOf(1280, 720), [...field(7, 12), long(false)].map((row) => ({ ...row, other: 0 }))]
  expect(fitName(long(false), { grid: wallGrid(rows, room), room }).scale).toBe(1)
})
