import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FILE_NAME = 'token.key'
const KEY_BYTES = 32

/**
 * The key that short-lived tokens are signed with. It is kept beside the data, for its owner only, so that tokens outlive
 * a restart; where nothing can be kept, they end with this process.
 */
export function readSigningKey(folder: string): Buffer {
  const path = join(folder, FILE_NAME)
  const drawn = randomBytes(KEY_BYTES)
  try {
    mkdirSync(folder, { recursive: true })
    // Of two processes that start together, the first one draws the key for both.
    writeFileSync(path, drawn, { flag: 'wx', mode: 0o600 })
  } catch {
    return keptKey(path) ?? drawn
  }
  return drawn
}

function keptKey(path: string): Buffer | null {
  try {
    const kept = readFileSync(path)
    return kept.length === KEY_BYTES ? kept : null
  } catch {
    return null
  }
}
