/** What lines may take of a side of paper, A4 or Letter, below the heading and above the foot. */
const LINES_MM = 228
/** Of ordinary type, in points: on a line of 6 mm. */
const TYPE_PT = 10.5
const LINE_MM = 6
/** A sheet that is just over takes lines of this height rather than another side. */
const LEAST_LINE_MM = 5.3
const MOST_LINE_MM = 9
/** A last side with fewer rows than this is not worth its paper. */
const FEWEST_ON_LAST = 5
const MOST_TYPE_PT = 14
const LEAST_TYPE_PT = 7.5
/** Of a line, in points: letters leave room above and below, and so do two lines of a long name. */
const PT_PER_MM = 72 / 25.4
const ONE_LINE = 0.62
const TWO_LINES = 0.45
/** A name that breaks fills so much of its two lines. */
const OF_TWO_LINES = 1.7

export type PaperGrid = {
  readonly pages: number
  /** Rows on a side, the last one excepted: every side is about as full as the others. */
  readonly perPage: number
  /** Rows below each other. */
  readonly lines: number
  readonly lineMm: number
}

type PaperWish = {
  /** Beside each other where one column does not hold all of them. */
  readonly mostColumns?: 1 | 2
  /** The height of the lines, for rows that somebody writes on. */
  readonly lineMm?: number
  /** The head of a table. */
  readonly headMm?: number
}

/** How rows fill their sides of paper: as few sides as can be, about as full as each other, in lines that fill the height. */
export function paperGrid(count: number, { mostColumns = 1, lineMm = LINE_MM, headMm = 0 }: PaperWish = {}): PaperGrid {
  const height = LINES_MM - headMm
  const columns = count < Math.floor(height / lineMm) + FEWEST_ON_LAST ? 1 : mostColumns
  const most = columns * Math.floor(height / lineMm)
  const usual = Math.max(1, Math.ceil(count / most))
  const tight = Math.max(1, Math.ceil(count / (columns * Math.floor((height * LINE_MM) / LEAST_LINE_MM / lineMm))))
  const pages = count - (usual - 1) * most < FEWEST_ON_LAST ? tight : usual
  const perPage = Math.max(1, Math.ceil(count / pages))
  const lines = Math.ceil(perPage / columns)
  const fullMm = Math.floor((10 * height) / lines) / 10
  return {
    pages: Math.max(1, Math.ceil(count / perPage)),
    perPage,
    lines,
    lineMm: Math.min(fullMm, (MOST_LINE_MM * lineMm) / LINE_MM),
  }
}

/** How many signs of ordinary type have room, and how many the longest text has. */
export type PaperColumn = { readonly fits: number; readonly longest: number }

export type PaperType = {
  /** In points: of every name of the sheet. */
  readonly pt: number
  /** Long names take two lines. */
  readonly isBroken: boolean
}

/** The one size of type of a sheet: the largest in which every name stands whole on its line, or on two. */
export function paperType(lineMm: number, columns: readonly PaperColumn[]): PaperType {
  const widest = Math.min(...columns.map(({ fits, longest }) => (TYPE_PT * fits) / Math.max(1, longest)))
  const oneLine = Math.min(lineMm * PT_PER_MM * ONE_LINE, widest)
  const twoLines = Math.min(lineMm * PT_PER_MM * TWO_LINES, OF_TWO_LINES * widest)
  const type = Math.min(MOST_TYPE_PT, Math.max(oneLine, twoLines, LEAST_TYPE_PT))
  return { pt: Math.floor(10 * type) / 10, isBroken: oneLine < twoLines }
}

/** The longest of some texts, in signs. */
export function longestOf(texts: readonly string[]): number {
  return texts.reduce((most, { length }) => Math.max(most, length), 0)
}
