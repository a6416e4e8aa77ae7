import { StringDecoder } from 'node:string_decoder'
import { NoList } from './split-items.ts'

/** A line of a table, which may go on over several where a field in quotes does. */
export type Row = { readonly line: number; readonly fields: readonly string[] }

const DELIMITERS = [';', ',', '\t'] as const
export const LARGEST_ROW = 65_536
const MOST_FIELDS = 200

type Scan = {
  delimiter: string | null
  line: number
  /** Where the row under way begins. */
  from: number
  fields: string[]
  field: string
  size: number
  quoted: 'no' | 'inside' | 'after'
}

/** Reads a table in a stream: fields apart by what is most frequent in the head (`;`, `,` or tabs), in `"…"` where they hold such or an end of line. */
export async function* splitRows(chunks: AsyncIterable<Buffer>): AsyncGenerator<Row> {
  const decoder = new StringDecoder('utf8')
  const scan: Scan = { delimiter: null, line: 1, from: 1, fields: [], field: '', size: 0, quoted: 'no' }
  let head = ''
  for await (const chunk of chunks) {
    let text = decoder.write(chunk)
    if (scan.delimiter === null) {
      head += text
      if (!/[\r\n]/.test(head) && head.length <= LARGEST_ROW) continue
      text = begin(scan, head)
    }
    yield* rowsIn(scan, text)
  }
  const rest = decoder.end()
  yield* rowsIn(scan, scan.delimiter === null ? begin(scan, head + rest) : rest)
  if (scan.quoted === 'inside') throw new NoList(`the quotes that open on line ${scan.from} or after it never close`)
  if (scan.field !== '' || scan.fields.length > 0) yield endRow(scan)
}

function begin(scan: Scan, head: string): string {
  const text = head.replace(/^\ufeff/, '')
  const first = text.split(/[\r\n]/, 1)[0] ?? ''
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, count: first.split(delimiter).length }))
  scan.delimiter = counted.reduce((most, next) => (next.count > most.count ? next : most)).delimiter
  return text
}

function* rowsIn(scan: Scan, text: string): Generator<Row> {
  for (const letter of text) {
    if (++scan.size > LARGEST_ROW) throw new NoList(`line ${scan.from} is longer than ${LARGEST_ROW} letters`)
    if (scan.quoted === 'inside') {
      if (letter === '"') scan.quoted = 'after'
      else scan.field += letter
      if (letter === '\n') scan.line++
    } else if (letter === '"' && (scan.quoted === 'after' || scan.field === '')) {
      // Two in quotes are one.
      if (scan.quoted === 'after') scan.field += '"'
      scan.quoted = 'inside'
    } else if (letter === scan.delimiter) {
      endField(scan)
    } else if (letter === '\n') {
      if (scan.field !== '' || scan.fields.length > 0) yield endRow(scan)
      scan.line++
      ;[scan.from, scan.size, scan.quoted] = [scan.line, 0, 'no']
    } else if (letter !== '\r') {
      if (scan.quoted === 'after') throw new NoList(`line ${scan.line}: expected an end of the field after its quotes`)
      scan.field += letter
    }
  }
}

function endField(scan: Scan): void {
  scan.fields.push(scan.field.trim())
  ;[scan.field, scan.quoted] = ['', 'no']
  if (scan.fields.length > MOST_FIELDS) throw new NoList(`line ${scan.from} has more than ${MOST_FIELDS} fields`)
}

function endRow(scan: Scan): Row {
  endField(scan)
  const row = { line: scan.from, fields: scan.fields }
  ;[scan.fields, scan.size] = [[], 0]
  return row
}
