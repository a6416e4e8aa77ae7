export type Delimited = {
  readonly separator: string
  readonly rows: readonly (readonly string[])[]
  /** Each row's number in a spreadsheet, from 1; empty lines count. */
  readonly numbers: readonly number[]
}

/** The first line in which some spreadsheets declare their separator. */
const SAYS_SEPARATOR = /^sep=([\t;,])(?:\r\n?|\n|$)/i

/** The first one present wins: texts rarely contain tabs or semicolons, but often commas. */
const SEPARATORS = ['\t', ';', ','] as const

/**
 * Reads spreadsheet text, separated by tabs, semicolons or commas as in the first line. Cells with separators or line breaks are quoted,
 * inner quotes doubled; an unclosed quote is ordinary. Skips empty lines and a mere separator declaration. Never fails.
 */
export function readDelimited(text: string): Delimited {
  const whole = text.replace(/^\uFEFF/, '')
  const [said = '', sayingSo] = SAYS_SEPARATOR.exec(whole) ?? []
  const source = whole.slice(said.length)
  const firstLine = /[^\s][^\r\n]*/.exec(source)?.[0] ?? ''
  const separator = sayingSo ?? SEPARATORS.find((one) => firstLine.includes(one)) ?? ';'
  const rows: string[][] = []
  const numbers: number[] = []
  let number = said === '' ? 1 : 2
  let row: string[] = []
  for (let at = 0; at <= source.length; ) {
    const { cell, end } = readQuoted(source, at, separator) ?? readPlain(source, at, separator)
    row.push(cell)
    if (source[end] !== separator) {
      if (row.some((one) => one.trim() !== '')) {
        rows.push(row)
        numbers.push(number)
      }
      row = []
      number++
    }
    // Windows' two characters are one line break.
    at = source[end] === '\r' && source[end + 1] === '\n' ? end + 2 : end + 1
  }
  return { separator, rows, numbers }
}

type Cell = {
  readonly cell: string /** Index of the separator or line break, or the length. */
  readonly end: number
}

function readPlain(source: string, from: number, separator: string): Cell {
  let end = from
  while (end < source.length && source[end] !== separator && !isLineBreak(source[end])) end++
  return { cell: source.slice(from, end), end }
}

/** Null unless a quoted cell begins and ends. */
function readQuoted(source: string, from: number, separator: string): Cell | null {
  if (source[from] !== '"') return null
  let close = source.indexOf('"', from + 1)
  while (close !== -1 && source[close + 1] === '"') close = source.indexOf('"', close + 2)
  const end = close + 1
  const isClosed = close !== -1 && (end === source.length || source[end] === separator || isLineBreak(source[end]))
  return isClosed ? { cell: source.slice(from + 1, close).replaceAll('""', '"'), end } : null
}

function isLineBreak(character: string | undefined): boolean {
  return character === '\n' || character === '\r'
}
