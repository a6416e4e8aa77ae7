/** One object of the list that a file is, or that stands in a member of it. */
export type Item = {
  /** From 1. */
  readonly number: number
  /** Where its text begins, from 0. */
  readonly at: number
  /** The line on which it ends, from 1. */
  readonly line: number
  readonly text: string
}

export type Splitting = {
  readonly items: AsyncGenerator<Item>
  /** What stands before the first item. */
  readonly head: () => string
}

/** Why a file is no list of objects, and where. */
export class NoList extends Error {}

/** A printing with everything told of it has some five thousand bytes. */
export const LARGEST_ITEM = 1_048_576
const LONGEST_HEAD = 4096

const [QUOTE, BACKSLASH] = [0x22, 0x5c]
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])
const [LIST, OBJECT, LINE_END] = [0x5b, 0x7b, 0x0a]

/**
 * Cuts a list of objects apart in a stream: `[{…}, …]`, or `{"data": [{…}, …]}`, whatever else stands beside that. Only brackets and quotes are looked at, so that no more
 * than one item is in memory; whoever reads an item finds what is wrong in it.
 */
export function splitItems(chunks: AsyncIterable<Buffer>): Splitting {
  const scan: Scan = {
    ...{ depth: 0, itemDepth: -1, isList: false, isInItem: false, isText: false, isEscaped: false },
    ...{ line: 1, parts: [], size: 0, head: '' },
  }
  return { items: itemsOf(chunks, scan), head: () => scan.head }
}

type Scan = {
  depth: number
  /** Unknown before the first bracket. */
  itemDepth: number
  /** What items may stand in is open, and is a list. */
  isList: boolean
  isInItem: boolean
  line: number
  isText: boolean
  isEscaped: boolean
  /** Of the item under way. */
  parts: Buffer[]
  size: number
  head: string
}

async function* itemsOf(chunks: AsyncIterable<Buffer>, scan: Scan): AsyncGenerator<Item> {
  let [number, before] = [0, 0]
  for await (const chunk of chunks) {
    let start = scan.isInItem ? 0 : -1
    if (number === 0 && scan.head.length < LONGEST_HEAD) scan.head += chunk.toString('latin1', 0, LONGEST_HEAD)
    for (let index = 0; index < chunk.length; index++) {
      const step = take(scan, chunk[index] ?? 0)
      if (step === 'opens') start = index
      if (step !== 'closes') continue
      keep(scan, chunk.subarray(start, index + 1), number + 1)
      const text = Buffer.concat(scan.parts).toString('utf8')
      number++
      yield { number, at: before + index + 1 - scan.size, line: scan.line, text }
      ;[scan.parts, scan.size, start] = [[], 0, -1]
    }
    if (start >= 0) keep(scan, Buffer.from(chunk.subarray(start)), number + 1)
    before += chunk.length
  }
  if (scan.isInItem) throw new NoList(`the file ends in the middle of item ${number + 1}, on line ${scan.line}`)
  if (scan.itemDepth < 0)
    throw new NoList('the file is no JSON list: expected [ or {, or .csv or .tsv as the end of its name')
  if (scan.depth > 0) throw new NoList(`the file ends after item ${number}, before its list does`)
}

function keep(scan: Scan, part: Buffer, number: number): void {
  scan.parts.push(part)
  scan.size += part.length
  if (scan.size > LARGEST_ITEM) throw new NoList(`item ${number} is larger than ${LARGEST_ITEM} bytes`)
}

/** Follows one byte: whether an item begins or ends with it. */
function take(scan: Scan, byte: number): 'opens' | 'closes' | null {
  if (scan.isText) {
    if (scan.isEscaped) scan.isEscaped = false
    else if (byte === BACKSLASH) scan.isEscaped = true
    else if (byte === QUOTE) scan.isText = false
    return null
  }
  if (byte === LINE_END) scan.line++
  else if (byte === QUOTE) scan.isText = true
  else if (OPENING.has(byte)) {
    if (scan.itemDepth < 0) scan.itemDepth = byte === LIST ? 1 : 2
    const isItem = scan.depth === scan.itemDepth && scan.isList && byte === OBJECT
    if (++scan.depth === scan.itemDepth) scan.isList = byte === LIST
    if (isItem) scan.isInItem = true
    return isItem ? 'opens' : null
  } else if (CLOSING.has(byte)) {
    if (--scan.depth !== scan.itemDepth || !scan.isInItem) return null
    scan.isInItem = false
    return 'closes'
  }
  return null
}
