import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Contents, type Kept, readContents, readWeights } from './weights.ts'

const WEIGHTS_FILE = fileURLToPath(new URL('../../apps/web/route-weights.json', import.meta.url))
const CONTENTS_FILE = fileURLToPath(new URL('../../apps/web/route-contents.json', import.meta.url))

/** What is recorded; nothing the first time. */
export function readKept(): Kept {
  return { weights: readFile(WEIGHTS_FILE, readWeights), contents: readFile(CONTENTS_FILE, readContents) }
}

function readFile<Read>(file: string, read: (text: string) => Read): Read {
  try {
    return read(existsSync(file) ? readFileSync(file, 'utf8') : '{}')
  } catch (cause) {
    throw new Error(`${file} cannot be read. After a merge, take either side of it and write it down again.`, { cause })
  }
}

export function writeKept({ weights, contents }: Kept): void {
  writeFileSync(WEIGHTS_FILE, textOf(weights))
  writeFileSync(CONTENTS_FILE, textOf(withSortedParts(contents)))
}

/** One line for each number that a reviewer reads. */
export function textOf(value: Kept['weights'] | Kept['contents']): string {
  const text = JSON.stringify(value, null, 2)
  return `${text.replaceAll(/\{\s+("bytes": \d+),\s+("files": \d+)\s+\}/g, '{ $1, $2 }')}\n`
}

function withSortedParts(contents: Contents): Contents {
  const sorted = <Value>(record: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)))
  return Object.fromEntries(
    Object.entries(sorted(contents)).map(([file, { routes, parts }]) => [file, { routes, parts: sorted(parts) }]),
  )
}
