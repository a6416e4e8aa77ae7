import { unescaped } from './named-letters.ts'

export type RescueLine = { readonly number: number; readonly cells: readonly string[] }

const CLOSES_ROW = new Set(['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'caption', 'li', 'br', 'title'])
const ENDS_ROW = new Set(['tr', '/tr', 'table', '/table'])
const CLOSES_CELL = new Set(['td', 'th'])

/** The text's lines in cells, without empty ones; of a web page the rows of its tables and the titles between. */
export function rescueLines(text: string): readonly RescueLine[] {
  const whole = text.replace(/^\uFEFF/, '')
  return isMarkup(whole) ? linesOfMarkup(whole) : linesOfText(whole)
}

function isMarkup(text: string): boolean {
  const start = text.slice(0, 10_000).toLowerCase()
  return start.includes('<table') || start.includes('<!doctype html') || start.includes('<html')
}

function linesOfText(text: string): readonly RescueLine[] {
  const lines = text.split(/\r\n|\r|\n/)
  const separator = separatorOf(lines)
  return lines.flatMap((line, index) => {
    const cells = cellsOf(line, separator).map(tidy)
    return cells.some((cell) => cell !== '') ? [{ number: index + 1, cells }] : []
  })
}

/** A comma separates where lines agree on how many there are: "Durand, Zoé" is a name. */
function separatorOf(lines: readonly string[]): string | null {
  const written = lines.filter((line) => line.trim() !== '')
  const share = (separator: string, least: number) =>
    written.filter((line) => line.split(separator, least + 1).length > least).length / Math.max(1, written.length)
  return ['\t', ';', '|'].find((separator) => share(separator, 1) >= 0.4) ?? (share(',', 2) >= 0.4 ? ',' : null)
}

function cellsOf(line: string, separator: string | null): readonly string[] {
  if (separator === null)
    return line
      .trim()
      .split(/\t| {2}/)
      .filter((cell) => cell.trim() !== '')
  const cells: string[] = []
  for (let at = 0; at <= line.length; ) {
    const quoted = line[at] === '"' ? endOfQuoted(line, at, separator) : null
    const found = quoted ?? line.indexOf(separator, at)
    const end = found === -1 ? line.length : found
    const cell = line.slice(at, end)
    cells.push(quoted === null ? cell : cell.slice(1, -1).replaceAll('""', '"'))
    at = end + 1
  }
  return cells
}

function endOfQuoted(line: string, from: number, separator: string): number | null {
  let close = line.indexOf('"', from + 1)
  while (close !== -1 && line[close + 1] === '"') close = line.indexOf('"', close + 2)
  const end = close + 1
  return close !== -1 && (end === line.length || line[end] === separator) ? end : null
}

/** One pass from bracket to bracket. */
function linesOfMarkup(text: string): readonly RescueLine[] {
  const lines: RescueLine[] = []
  let cells: string[] = []
  let cell = ''
  let isInCell = false
  let number = 1
  const endCell = () => {
    cells.push(tidy(cell))
    cell = ''
    isInCell = false
  }
  const endRow = () => {
    if (isInCell || tidy(cell) !== '') endCell()
    if (cells.some((one) => one !== '')) lines.push({ number, cells })
    cells = []
    cell = ''
  }
  let skipped: string | null = null
  for (let at = 0; at < text.length; ) {
    const open = text.indexOf('<', at)
    const words = text.slice(at, open === -1 ? text.length : open)
    if (skipped === null) cell += unescaped(words)
    number += lineBreaks(words)
    if (open === -1) break
    const close = text.indexOf('>', open)
    if (close === -1) break
    const name = tagName(text.slice(open + 1, Math.min(close, open + 20)))
    number += lineBreaks(text.slice(open, close))
    if (skipped !== null) skipped = name === `/${skipped}` ? null : skipped
    else if (name === 'script' || name === 'style') skipped = name
    else if (CLOSES_CELL.has(name.replace('/', ''))) {
      // Pages may leave cells and rows unclosed.
      if (isInCell || name.startsWith('/')) endCell()
      isInCell = !name.startsWith('/')
    } else if (ENDS_ROW.has(name)) endRow()
    else if (CLOSES_ROW.has(name.replace('/', ''))) {
      if (isInCell || cells.length > 0) cell += ' '
      else endRow()
    }
    at = close + 1
  }
  endRow()
  return lines
}

const tagName = (inside: string) =>
  (
    inside
      .split(/[\s/>]/, 2)
      .join('/')
      .match(/^\/?[a-z0-9]+/i)?.[0] ?? ''
  ).toLowerCase()

function lineBreaks(text: string): number {
  return text.split('\n').length - 1
}

function tidy(cell: string): string {
  return cell.toWellFormed().replace(/\s+/g, ' ').trim()
}
