import type { Room } from './wall-grid.ts'

/** A seat, 24 letters and the gap beside them, in ems. */
const COLUMN_EMS = 16.5
/** A line of a name; the head takes two. */
const LINE_EMS = 1.5
const HEAD_LINES = 2
/** Of the room's height: larger letters only part the lines. */
const MOST_TYPE = 0.06

type PodColumns = {
  readonly columns: number
  /** In pixels. */
  readonly type: number
}

/** Pods side by side and one below another, in the largest type that takes them all. */
export function podColumns(sizes: readonly number[], { width, height }: Room): PodColumns {
  const lines = Math.max(...sizes) + HEAD_LINES
  const ways = sizes.map((_, index): PodColumns => {
    const columns = index + 1
    const bands = Math.ceil(sizes.length / columns)
    const type = Math.min(width / (columns * COLUMN_EMS), height / (bands * lines * LINE_EMS), MOST_TYPE * height)
    return { columns, type }
  })
  return ways.reduce((best, way) => (way.type > best.type ? way : best), { columns: 1, type: 0 })
}
