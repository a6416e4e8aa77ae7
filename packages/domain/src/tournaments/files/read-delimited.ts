export type Delimited = {
  readonly separator: string
  readonly rows: readonly (readonly string[])[]
  /** Of each row the number that a spreadsheet gives it, counted from 1: lines without anything are counted, too. */
  readonly numbers: readonly number[]
}

/** What some spreadsheets write above everything else to say what they separate with. */
const SAYS_SEPARATOR = /^sep=([\t;,])(?:\r\n?|\n|$)/i

/** The first of them that is there wins: a tab or a semicolon is seldom part of a text, a comma often. */
const SEPARATORS = ['\t', ';', ','] as const

/**
 * Reads text of lines and columns as spreadsheets write it: separated by tabs, semicolons or commas, whichever the first
 * line has; in quotes, which double inside, where a cell holds a separator or a line break. A quote that nobody closes is
 * a character like any other. Lines without anything are left out, as is one that only says the separator. Never fails.
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
    // The two characters that Windows ends a line with are one line break.
    at = source[end] === '\r' && source[end + 1] === '\n' ? end + 2 : end + 1
  }
  return { separator, rows, numbers }
}

type Cell = {
  readonly cell: string /** Where the separator or the line break stands, or the length. */
  readonly end: number
}

function readPlain(source: string, from: number, separator: string): Cell {
  let end = from
  while (end < source.length && source[end] !== separator && !isLineBreak(source[end])) end++
  return { cell: source.slice(from, end), end }
}

/** Null where no cell in quotes begins, or none ends. */
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
