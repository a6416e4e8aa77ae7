/** For lines, on A4 or Letter, between head and foot. */
export const LINES_MM = 228
/** Normal font size in points, on a 6 mm line. */
const TYPE_PT = 10.5
const LINE_MM = 6
/** A sheet just over the limit uses this line height to avoid another page. */
const LEAST_LINE_MM = 5.3
const MOST_LINE_MM = 9
/** Avoid a last page with fewer rows. */
const FEWEST_ON_LAST = 5
const MOST_TYPE_PT = 14
const LEAST_TYPE_PT = 7.5
/** Of a line, in points; leaves spacing, also for two lines of a long name. */
const PT_PER_MM = 72 / 25.4
const ONE_LINE = 0.62
const TWO_LINES = 0.45
/** How well a broken name fills its two lines. */
const OF_TWO_LINES = 1.7

export type PaperGrid = {
  readonly pages: number
  /** All pages but the last are about equally full. */
  readonly perPage: number
  readonly lines: number
  readonly lineMm: number
}

type PaperWish = {
  /** Side by side if one column is too short. */
  readonly mostColumns?: 1 | 2
  /** For rows to write on. */
  readonly lineMm?: number
  readonly headMm?: number
}

/** As few pages as possible, about equally full, with lines filling the height. */
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

/** A line that has so much room: as high as is read well. */
export function fullLineMm(room: number): number {
  return Math.min(MOST_LINE_MM, Math.max(LINE_MM, Math.floor(10 * room) / 10))
}

/** How many characters fit at normal size, and the longest text's length. */
export type PaperColumn = { readonly fits: number; readonly longest: number }

export type PaperType = {
  /** In points, for every name of the sheet. */
  readonly pt: number
  /** Long names take two lines. */
  readonly isBroken: boolean
}

/** One font size per sheet: the largest in which all names fit one line, or two. */
export function paperType(lineMm: number, columns: readonly PaperColumn[]): PaperType {
  const widest = Math.min(...columns.map(({ fits, longest }) => (TYPE_PT * fits) / Math.max(1, longest)))
  const oneLine = Math.min(lineMm * PT_PER_MM * ONE_LINE, widest)
  const twoLines = Math.min(lineMm * PT_PER_MM * TWO_LINES, OF_TWO_LINES * widest)
  const type = Math.min(MOST_TYPE_PT, Math.max(oneLine, twoLines, LEAST_TYPE_PT))
  return { pt: Math.floor(10 * type) / 10, isBroken: oneLine < twoLines }
}

/** In characters. */
export function longestOf(texts: readonly string[]): number {
  return texts.reduce((most, { length }) => Math.max(most, length), 0)
}
