import { closeSync, openSync, readSync, statSync } from 'node:fs'

const MOST_BYTES = 500_000

/** See `scripts/start-logged.mjs`. */
const FILE = process.env.E2E_SERVER_LOG ?? ''

export function endOfServerLog(): number {
  return statSync(FILE, { throwIfNoEntry: false })?.size ?? 0
}

/** If long, its end. */
export function serverLogFrom(start: number): string {
  const end = endOfServerLog()
  const from = Math.max(start, end - MOST_BYTES)
  const bytes = Buffer.alloc(end - from)
  if (bytes.length === 0) return ''
  const file = openSync(FILE, 'r')
  readSync(file, bytes, 0, bytes.length, from)
  closeSync(file)
  const isCut = from > start
  return isCut ? `(${from - start} bytes before these are left out)\n${bytes}` : String(bytes)
}
