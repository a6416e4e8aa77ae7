/** How long the room reads one page before the next one comes. */
export const PAGE_MS = 10_000

/** The width of a wall is a hundred of these, whatever its pixels; on one that is higher than 16:9 as well. */
export function wallUnit({ width, height }: Room): number {
  return Math.min(width / 100, (height * 16) / 9 / 100)
}

export type Room = { readonly width: number; readonly height: number }

export type WallGrid = {
  readonly columns: number
  readonly rowsPerColumn: number
  /** In pixels. */
  readonly rowHeight: number
}

/** The height of a row in units, by how many rows there are: as large as the room allows, and never below what its last seat reads. */
const ROW_UNITS = [
  { upTo: 8, units: 5.4 },
  { upTo: 18, units: 4.5 },
  { upTo: 48, units: 3.8 },
  { upTo: Number.POSITIVE_INFINITY, units: 3.2 },
]
/** From so many rows on, a third column keeps a page from coming round too late. */
const THIRD_COLUMN_FROM = 200

/** How rows of one line stand in a room of this size, which is what is left beside the heading. */
export function wallGrid(count: number, room: Room & { readonly unit: number }): WallGrid {
  const most = room.width / room.unit < 70 ? 1 : count >= THIRD_COLUMN_FROM ? 3 : 2
  const grids = ROW_UNITS.filter(({ upTo }) => count <= upTo).map(({ units }): WallGrid => {
    const rowHeight = units * room.unit
    const rowsPerColumn = Math.max(1, Math.floor(room.height / rowHeight))
    const columns = Math.min(most, Math.max(1, Math.ceil(count / rowsPerColumn)))
    return { columns, rowsPerColumn, rowHeight }
  })
  // A little smaller, where everybody then stands on one page: nobody waits for theirs.
  const onOnePage = grids.find(({ columns, rowsPerColumn }) => columns * rowsPerColumn >= count)
  const largest = { columns: 1, rowsPerColumn: 1, rowHeight: 3.2 * room.unit }
  return onOnePage ?? grids[0] ?? largest
}

export type WallPage<Row> = {
  readonly rows: readonly Row[]
  /** How many of them stand in a column: every page is about as full as the others. */
  readonly perColumn: number
  /** Counted from 1. */
  readonly number: number
  readonly of: number
}

/** The page of this moment: two walls whose clocks agree show the same one, and a wall that was away is where it would be. */
export function pageAt<Row>(rows: readonly Row[], { columns, rowsPerColumn }: WallGrid, now: number): WallPage<Row> {
  const pages = Math.max(1, Math.ceil(rows.length / (columns * rowsPerColumn)))
  const perColumn = Math.max(1, Math.ceil(rows.length / (pages * columns)))
  const size = columns * perColumn
  const of = Math.max(1, Math.ceil(rows.length / size))
  const index = Math.floor(now / PAGE_MS) % of
  return { rows: rows.slice(index * size, (index + 1) * size), perColumn, number: index + 1, of }
}

/** The letters that a page of names begins and ends with, as on the spine of a dictionary: "A – D". */
export function letterRange(names: readonly string[]): string {
  const letters = [names[0], names.at(-1)].map((name) => firstLetter(name ?? ''))
  return letters[0] === letters[1] ? (letters[0] ?? '') : letters.join(' – ')
}

function firstLetter(name: string): string {
  const [segment] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim())
  return (segment?.segment ?? '')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLocaleUpperCase()
}
