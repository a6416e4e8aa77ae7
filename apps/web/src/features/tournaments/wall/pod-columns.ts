import type { WallRoom } from './wall-grid.ts'

/** A seat, 24 letters and the gap beside them, in ems. */
const COLUMN_EMS = 16.5
/** A line of a name; the head takes two. */
const LINE_EMS = 1.5
const HEAD_LINES = 2
/** Of the room's height: larger letters only part the lines. */
const MOST_TYPE = 0.06
/** Of the screen's shorter side: smaller is not read from the last row. */
const LEAST_TYPE = 0.025

type PodColumns = {
  readonly columns: number
  /** In pixels, the same on every page. */
  readonly type: number
  /** Pods of a page; others follow on pages that turn. */
  readonly perPage: number
}

/** Pods side by side and one below another: on the fewest pages whose type is readable, in the largest type there. */
export function podColumns(sizes: readonly number[], room: WallRoom): PodColumns {
  const readable = LEAST_TYPE * room.shorterSide
  let best = onePage(sizes, sizes.length, room)
  for (let pages = 2; best.type < readable && pages <= sizes.length; pages++) {
    const fit = onePage(sizes, Math.ceil(sizes.length / pages), room)
    if (fit.type > best.type) best = fit
  }
  return best
}

/** Of a board's line, in ems: the number, the gap after it, and what says that somebody goes on. */
const LEAD_EMS = 1.9
const GOES_ON_EMS = 1.4
export const BOARD_GAP_EMS = 1.2
/** Longer names are cut before they become smaller, but never within their first letters. */
const LEAST_OF_LONG = 0.7
/** Small letters are rounded more. */
const SPARE = 0.97

/** In ems: the whole name, and as much of it as is never cut. */
type NameWidths = { readonly name: number; readonly uncut: number }

/** In what part of the size of all a name stands whole in its board. */
export function nameScale(
  { name, uncut }: NameWidths,
  {
    columns,
    type,
    width,
    goesOn,
  }: Pick<PodColumns, 'columns' | 'type'> & Pick<WallRoom, 'width'> & { goesOn: boolean },
): number {
  const column = (width / type - (columns - 1) * BOARD_GAP_EMS) / columns
  const space = SPARE * (column - LEAD_EMS - (goesOn ? GOES_ON_EMS : 0))
  return Math.min(1, space / uncut, Math.max(space / name, LEAST_OF_LONG))
}

function onePage(sizes: readonly number[], perPage: number, { width, height }: WallRoom): PodColumns {
  const lines = Math.max(...sizes) + HEAD_LINES
  const ways = Array.from({ length: perPage }, (_, index): PodColumns => {
    const columns = index + 1
    const bands = Math.ceil(perPage / columns)
    const type = Math.min(width / (columns * COLUMN_EMS), height / (bands * lines * LINE_EMS), MOST_TYPE * height)
    return { columns, type, perPage }
  })
  return ways.reduce((best, way) => (way.type > best.type ? way : best), { columns: 1, type: 0, perPage })
}
