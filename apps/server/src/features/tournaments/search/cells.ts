import type { Around } from '@tablee/contract/serving/around'
import { distanceKm } from './distance.ts'
import type { Point } from './point.ts'

/** Degrees; a cell is four of the next lower level. In France the smallest is about 3 km high and 2 km wide. */
const SMALLEST_CELL = 0.025
const LEVELS = 7
/** Cells of a circle are no smaller than this share of its radius. */
const FINEST_SHARE = 4
const KM_PER_DEGREE = 111.2

type Cell = { readonly level: number; readonly row: number; readonly column: number }

/** The cells containing a point, one per level. */
export function cellsOf(point: Point): readonly string[] {
  return Array.from({ length: LEVELS }, (_, level) => nameOf(cellAt(point, level)))
}

/** The largest cells that fill a circle, judged by their middle; a few dozen at most, whatever the radius. */
export function cellsAround(around: Around): readonly string[] {
  const reach = around.radiusKm / KM_PER_DEGREE
  const reachEast = reach / Math.max(0.1, Math.cos((around.latitude * Math.PI) / 180))
  const top = LEVELS - 1
  const first = cellAt({ latitude: around.latitude - reach, longitude: around.longitude - reachEast }, top)
  const last = cellAt({ latitude: around.latitude + reach, longitude: around.longitude + reachEast }, top)
  const found: string[] = []
  for (let row = first.row; row <= last.row; row++) {
    for (let column = first.column; column <= last.column; column++) {
      found.push(...cellsWithin({ level: top, row, column }, around))
    }
  }
  return found
}

/** A cell with every corner in the circle is entirely inside. */
function cellsWithin(cell: Cell, around: Around): readonly string[] {
  const isFinest = sizeOf(cell.level) * KM_PER_DEGREE <= around.radiusKm / FINEST_SHARE || cell.level === 0
  if (isFinest) return distanceKm(at(cell, 0.5, 0.5), around) <= around.radiusKm ? [nameOf(cell)] : []
  const corners = [at(cell, 0, 0), at(cell, 0, 1), at(cell, 1, 0), at(cell, 1, 1)]
  if (corners.every((corner) => distanceKm(corner, around) <= around.radiusKm)) return [nameOf(cell)]
  return [0, 1].flatMap((row) =>
    [0, 1].flatMap((column) =>
      cellsWithin({ level: cell.level - 1, row: cell.row * 2 + row, column: cell.column * 2 + column }, around),
    ),
  )
}

function cellAt({ latitude, longitude }: Point, level: number): Cell {
  const size = sizeOf(level)
  return { level, row: Math.floor((latitude + 90) / size), column: Math.floor((longitude + 180) / size) }
}

function at({ level, row, column }: Cell, north: number, east: number): Point {
  const size = sizeOf(level)
  return { latitude: (row + north) * size - 90, longitude: (column + east) * size - 180 }
}

function sizeOf(level: number): number {
  return SMALLEST_CELL * 2 ** level
}

function nameOf({ level, row, column }: Cell): string {
  return `${level}n${row}e${column}`
}
