import { readDelimited } from '../tournaments/files/read-delimited.ts'
import { PLAYER_LIST_MAX_LENGTH, withoutNumbering } from '../tournaments/files/read-player-list.ts'
import { columnsByContent, columnsByHead, type ImportMapping, isHeading } from './import-columns.ts'

/** One line, with its number in the spreadsheet. */
export type ImportRow = { readonly number: number; readonly cells: readonly string[] }

export type ImportTable = {
  /** Null when the first line is a person. */
  readonly heads: readonly string[] | null
  readonly rows: readonly ImportRow[]
  readonly width: number
  readonly isCut: boolean
  readonly guess: ImportMapping
}

/** Columns read; lists of people have fewer. */
export const MOST_IMPORT_COLUMNS = 40
/** Lines read: as many as one act takes, and as many again that may be wrong. */
export const MOST_IMPORT_ROWS = 1_000

/** Whether the first line names the columns; undefined: guess. */
export type HasHeads = boolean | undefined

/** Reads pasted cells or a spreadsheet file. Lines without columns are names. Never fails; reads no more than a list of people. */
export function readImportTable(text: string, hasHeads?: HasHeads): ImportTable {
  const { rows, numbers, separator } = readDelimited(text.slice(0, PLAYER_LIST_MAX_LENGTH))
  const lines = rows.map((cells, at): ImportRow => ({ number: numbers[at] ?? at + 1, cells }))
  const [first, ...others] = lines
  if (!first) return { heads: null, rows: [], width: 0, isCut: false, guess: [] }
  if (hasHeads ?? isHeading(first.cells)) return tableOf(first.cells, others)
  if (others.length === 0 && hasHeads === undefined)
    return namesOf(first.cells.map((cell) => ({ ...first, cells: [cell] })))
  const isTable = separator !== ',' && lines.every(({ cells }) => cells.length > 1)
  // Without a heading, a comma may belong to the name, as in "Durand, Zoé".
  return isTable || looksLikeTable(lines)
    ? tableOf(null, lines)
    : namesOf(joined(lines, separator === ',' ? ', ' : ' '))
}

/** Without a heading, commas separate columns if some column holds what cannot be part of a name. */
function looksLikeTable(lines: readonly ImportRow[]): boolean {
  return lines.length > 0 && lines.every(({ cells }) => cells.some((cell) => /\S@\S/.test(cell)) && cells.length > 1)
}

function joined(lines: readonly ImportRow[], between: string): readonly ImportRow[] {
  return lines.map(({ number, cells }) => ({
    number,
    cells: [cells.filter((cell) => cell.trim() !== '').join(between)],
  }))
}

function namesOf(lines: readonly ImportRow[]): ImportTable {
  const names = withoutNumbering(lines.map(({ cells }) => cells[0] ?? ''))
  const isWhole = names.length === lines.length
  const rows = isWhole ? lines.map(({ number }, at) => ({ number, cells: [names[at] ?? ''] })) : lines
  return { heads: null, rows: rows.slice(0, MOST_IMPORT_ROWS), width: 1, isCut: false, guess: ['playerName'] }
}

function tableOf(heads: readonly string[] | null, lines: readonly ImportRow[]): ImportTable {
  const rows = lines.slice(0, MOST_IMPORT_ROWS)
  const widest = [heads ?? [], ...rows.map(({ cells }) => cells)].reduce(
    (most, { length }) => Math.max(most, length),
    0,
  )
  const width = Math.min(widest, MOST_IMPORT_COLUMNS)
  const guess = heads
    ? columnsByHead(Array.from({ length: width }, (_, at) => heads[at] ?? ''))
    : columnsByContent(
        rows.map(({ cells }) => cells),
        width,
      )
  return {
    heads: heads?.slice(0, width) ?? null,
    rows,
    width,
    isCut: widest > width || lines.length > rows.length,
    guess,
  }
}
