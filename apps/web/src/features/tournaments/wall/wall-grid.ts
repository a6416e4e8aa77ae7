export type Room = { readonly width: number; readonly height: number }

/** Widths in ems of the name's size. */
export type RowWidths = {
  readonly lead: number
  readonly name: number
  /** As much of the name as always has the size of all: all of it, or its first letters. */
  readonly uncut: number
  /** After the name: table or points. */
  readonly end: number
  /** If there is room: the opponent, in smaller type. */
  readonly other: number
  /** A note below the name, half its size. */
  readonly isMarked: boolean
}

export type WallGrid = {
  readonly columns: number
  /** All pages are about equally full. */
  readonly perColumn: number
  readonly pages: number
  /** In pixels, the same on every page, like the type. */
  readonly rowHeight: number
  readonly type: number
  /** Position of the opponent, the same on every row. */
  readonly other: 'nowhere' | 'behind' | 'below'
  /** In pixels, if an opponent follows. */
  readonly nameWidth: number
}

/** Names of so many letters have the size of all; longer ones too while that costs the others little. */
export const UNCUT_LETTERS = 24
/** Relative size of details and opponents. */
export const OTHER_SCALE = 0.62
/** In ems, between parts of a row. */
export const ROW_GAP = 0.45

/** Minimum share of the screen's shorter side: portrait and landscape screens hang equally near. */
const LEAST_ROW = 0.04
const LEAST_TYPE = 0.022
const MOST_TYPE = 0.066
/** Letter height per row; less with a second line. */
const TYPE_OF_ROW = 0.66
const TYPE_OF_MARKED_ROW = 0.52
const TYPE_OF_TWO_LINES = 0.44
/** More spacing would separate rows. */
const MOST_ROW_OF_TYPE = 3.6
const MOST_COLUMNS = 4
/** In wider columns the table is hard to match to the name. */
const WIDEST_COLUMN = 1.1
const MOST_EMS_APART = 30
/** Long names or opponents are worth shrinking all others to this. */
const WORTH_WHOLE = 0.86
const WORTH_OTHER = 0.8
/** Between columns, as a share of the shorter side. */
const COLUMN_GAP = 0.028

export type WallRoom = Room & {
  /** In pixels. */
  readonly shorterSide: number
}

export function columnGap(shorterSide: number): number {
  return Math.round(COLUMN_GAP * shorterSide)
}

/** Fills a room with as few pages as possible, then the largest type. */
export function wallGrid(rows: readonly RowWidths[], room: WallRoom): WallGrid {
  const needs = needsOf(rows)
  const all = Array.from({ length: MOST_COLUMNS }, (_, index) => index + 1).flatMap((columns) =>
    gridsOf(columns, { count: rows.length, needs, room }),
  )
  const isNear = ({ columns, type }: WallGrid) =>
    room.width / columns <= Math.min(WIDEST_COLUMN * room.shorterSide, MOST_EMS_APART * type)
  const readable = all.filter(({ type }) => type >= LEAST_TYPE * room.shorterSide)
  const [kept = all] = [readable.filter(isNear), readable].filter((grids) => grids.length > 0)
  return kept.reduce((best, grid) => (isBetter(grid, best) ? grid : best), kept[0] ?? NO_GRID)
}

const NO_GRID: WallGrid = {
  columns: 1,
  perColumn: 1,
  pages: 1,
  rowHeight: 1,
  type: 1,
  other: 'nowhere',
  nameWidth: 0,
}

function isBetter(one: WallGrid, other: WallGrid): boolean {
  return one.pages === other.pages ? worth(one) > worth(other) : one.pages < other.pages
}

/** Showing opponents is worth slightly smaller type. */
function worth({ type, other }: WallGrid): number {
  return other === 'nowhere' ? type : type / WORTH_OTHER
}

type Needs = ReturnType<typeof needsOf>

/** The widest of each, in ems. */
function needsOf(rows: readonly RowWidths[]) {
  const most = (widthOf: (row: RowWidths) => number) => rows.reduce((widest, row) => Math.max(widest, widthOf(row)), 0)
  const lead = most((row) => row.lead)
  const before = lead === 0 ? 0 : lead + ROW_GAP
  const end = most((row) => row.end)
  const name = most((row) => row.name)
  const other = OTHER_SCALE * most((row) => row.other)
  return {
    whole: before + most((row) => row.name + behind(row.end)),
    uncut: before + most((row) => row.uncut + behind(row.end)),
    name,
    behind: other === 0 ? null : before + name + behind(end) + ROW_GAP + other,
    share: rows.some(({ isMarked }) => isMarked) ? TYPE_OF_MARKED_ROW : TYPE_OF_ROW,
    below: other === 0 ? null : before + Math.max(name, other) + behind(end),
  }
}

function behind(width: number): number {
  return width === 0 ? 0 : ROW_GAP + width
}

/** How a name stands on its row: on one line or two, in a part of the size of the others. */
export type NameFit = { readonly scale: number; readonly lines: 1 | 2 }

export const WHOLE: NameFit = { scale: 1, lines: 1 }

/** On one line a name keeps so much of its size. */
export const LEAST_OF_ONE_LINE = 0.8
/** Of a mark below the name, and a little air above and below both. */
export const MARK_SCALE = 0.5
const AIR = 0.1
/** What two lines hold of a name that goes on between two words. */
const TWO_LINES = 1.6
/** Small letters are rounded more. */
const SPARE = 0.97
/** While a screen turns its column may be narrower than a table. */
const LEAST_SCALE = 0.1

/** A name that its column would cut goes on two lines where the row is high enough for its size, or is drawn smaller. */
export function fitName(
  { lead, name, end, isMarked }: RowWidths,
  { grid, room }: { grid: WallGrid; room: WallRoom },
): NameFit {
  const column = columnWidth(grid.columns, room) / grid.type
  const space = column - (lead === 0 ? 0 : lead + ROW_GAP) - behind(end)
  if (name <= space) return WHOLE
  const scale = Math.max(LEAST_SCALE, Math.floor((1000 * SPARE * space) / name) / 1000)
  const height = grid.rowHeight / grid.type - AIR - (isMarked ? MARK_SCALE : 0)
  const onTwo = Math.min(1, height / 2, TWO_LINES * scale)
  return scale >= LEAST_OF_ONE_LINE && onTwo < 1 ? { scale, lines: 1 } : { scale: onTwo, lines: 2 }
}

function columnWidth(columns: number, room: WallRoom): number {
  return (room.width - (columns - 1) * columnGap(room.shorterSide)) / columns
}

type GridWish = { readonly count: number; readonly needs: Needs; readonly room: WallRoom }

/** Every possible page count for this many columns: more pages, larger rows. */
function gridsOf(columns: number, { count, needs, room }: GridWish): readonly WallGrid[] {
  const most = Math.max(1, Math.floor(room.height / (LEAST_ROW * room.shorterSide)))
  if (columns > 1 && count < columns) return []
  const pages = Math.max(1, Math.ceil(count / (columns * most)))
  const perColumn = Math.max(1, Math.ceil(count / (pages * columns)))
  const width = columnWidth(columns, room)
  const height = room.height / perColumn
  const sized = (type: number, other: WallGrid['other']): WallGrid => ({
    columns,
    perColumn,
    // No empty page.
    pages: Math.max(1, Math.ceil(count / (columns * perColumn))),
    rowHeight: Math.floor(Math.min(height, Math.max(MOST_ROW_OF_TYPE * type, LEAST_ROW * room.shorterSide))),
    type: Math.floor(type),
    other,
    nameWidth: other === 'behind' ? Math.ceil(needs.name * Math.floor(type)) : 0,
  })
  const typeOf = (ems: number, share: number) => Math.min(MOST_TYPE * room.shorterSide, height * share, width / ems)
  const [whole, uncut] = [typeOf(needs.whole, needs.share), typeOf(needs.uncut, needs.share)]
  const alone = sized(whole >= WORTH_WHOLE * uncut ? whole : uncut, 'nowhere')
  const twoLines = needs.below === null ? 0 : typeOf(needs.below, TYPE_OF_TWO_LINES)
  const oneLine = needs.behind === null ? 0 : typeOf(needs.behind, needs.share)
  const withOther = oneLine >= twoLines ? sized(oneLine, 'behind') : sized(twoLines, 'below')
  return withOther.type >= WORTH_OTHER * alone.type ? [alone, withOther] : [alone]
}
