import { createReadStream, statSync } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { fileTrouble } from '../../database/whole/sqlite-file.ts'
import type { Item } from './item.ts'
import { readTable } from './read-table.ts'
import { NoList, type Item as SplitItem, splitItems } from './split-items.ts'

export type ReadFile = {
  readonly items: AsyncGenerator<Item>
  /** What stands before the first item. */
  readonly head: () => string
  /** From 0 to 1. */
  readonly share: () => number
  readonly writtenAt: Date
}

const CHUNK = 262_144
const TABLE = /\.(?:csv|tsv|txt)(?:\.gz)?$/iu

/** A table or a JSON list, by its name. */
export function readFile(file: string): ReadFile {
  const { size, mtime } = lookAt(file)
  const read = createReadStream(file, { highWaterMark: CHUNK })
  const unpacked = file.endsWith('.gz') ? read.pipe(createGunzip()) : read
  read.on('error', (error) => unpacked.destroy(error))
  const share = () => read.bytesRead / Math.max(1, size)
  if (TABLE.test(file)) return { items: readTable(unpacked), head: () => '', share, writtenAt: mtime }
  const split = splitItems(unpacked)
  return { items: parsed(split.items), head: split.head, share, writtenAt: mtime }
}

async function* parsed(items: ReturnType<typeof splitItems>['items']): AsyncGenerator<Item> {
  for await (const item of items) yield { number: item.number, line: item.line, value: parsedItem(item) }
}

function parsedItem({ number, at, line, text }: SplitItem): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const why = error instanceof Error ? error.message : 'unknown'
    throw new NoList(`item ${number}, at byte ${at} and up to line ${line}, is no JSON (${why})`)
  }
}

function lookAt(file: string) {
  try {
    return statSync(file)
  } catch (error) {
    throw fileTrouble(file, error)
  }
}
