import type { SeatByName } from '../wall/seats-by-name.ts'
import type { TextWidth } from '../wall/text-width.ts'

/** In points: read at arm's length by people who see badly (READ-6). */
export const LARGE_PT = { name: 22, table: 26, opponent: 18, head: 14 } as const

const MM_PER_PT = 25.4 / 72
/** Of the preview, which is narrower than the paper. */
const WIDTH_MM = 178
export const LARGE_GAP_MM = 4
/** The names' part of what the table leaves. */
const NAME_PART = 0.58
export const LARGE_LINE = 1.15
/** Below the heads of the columns, between a larger head and the foot. */
const ROWS_MM = 212
const PADDING_MM = 3
/** Printers round each letter. */
const SPARE = 1.04

export type LargeRow<Row> = { readonly row: Row; readonly heightMm: number }
export type LargeColumns = { readonly nameMm: number; readonly tableMm: number; readonly opponentMm: number }

/** With room for the longest table of the prefix. */
export function largeColumns(prefix: string): LargeColumns {
  const tableMm = prefix === '' ? 26 : 26 + 8 * prefix.length
  const left = WIDTH_MM - tableMm - 2 * LARGE_GAP_MM
  return { nameMm: left * NAME_PART, tableMm, opponentMm: left * (1 - NAME_PART) }
}

/** How many lines a text takes: it breaks at spaces and after hyphens, and inside a piece that is wider than the column. */
export function linesOf(text: string, columnEm: number, widthOf: (text: string) => number): number {
  const space = widthOf(' ')
  let [lines, used] = [1, 0]
  for (const { piece, isApart } of piecesOf(text)) {
    const width = widthOf(piece)
    const needed = used === 0 ? width : used + (isApart ? space : 0) + width
    if (needed <= columnEm) {
      used = needed
      continue
    }
    if (used > 0) lines += 1
    // A line that is broken inside a word is left a letter short.
    const full = width <= columnEm ? 0 : Math.ceil(width / Math.max(1, columnEm - 1)) - 1
    lines += full
    used = full === 0 ? width : columnEm
  }
  return lines
}

function piecesOf(text: string): readonly { readonly piece: string; readonly isApart: boolean }[] {
  return text
    .split(/\s+/)
    .flatMap((word) => word.split(/(?<=-)/).map((piece, index) => ({ piece, isApart: index === 0 })))
}

type Said = Pick<SeatByName, 'name'> & { readonly against: string }
type Measured = { readonly columns: LargeColumns; readonly widthOf: TextWidth }

/** Every name whole, however many lines it takes; as many on each page as fit. */
export function largePages<Row extends Said>(
  rows: readonly Row[],
  { columns, widthOf }: Measured,
): readonly (readonly LargeRow<Row>[])[] {
  const pages: LargeRow<Row>[][] = []
  let room = 0
  for (const row of rows) {
    const heightMm = heightOf(row, { columns, widthOf })
    if (pages.length === 0 || heightMm > room) {
      pages.push([])
      room = ROWS_MM
    }
    pages.at(-1)?.push({ row, heightMm })
    room -= heightMm
  }
  return pages
}

function heightOf({ name, against }: Said, { columns, widthOf }: Measured): number {
  const linesMm = (text: string, columnMm: number, type: { readonly pt: number; readonly weight: 400 | 600 }) => {
    const em = type.pt * MM_PER_PT
    return linesOf(text, columnMm / em / SPARE, (part) => widthOf(part, type.weight)) * em * LARGE_LINE
  }
  const mm = Math.max(
    linesMm(name, columns.nameMm, { pt: LARGE_PT.name, weight: 600 }),
    linesMm(against, columns.opponentMm, { pt: LARGE_PT.opponent, weight: 400 }),
    LARGE_PT.table * MM_PER_PT * LARGE_LINE,
  )
  return Math.ceil(10 * (mm + PADDING_MM)) / 10
}
