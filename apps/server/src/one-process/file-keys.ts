import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Keys } from '../ports/keys.ts'

const FILE_NAME = 'token.key'
const KEY_BYTES = 32

/**
 * Signs with a key that is kept beside the data, for its owner only, so that signatures outlive a restart; where nothing
 * can be kept, they end with this process.
 */
export function createFileKeys(folder: string): Keys {
  const key = readSigningKey(folder)
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return {
    sign,
    isSigned: (text, signature) => {
      const [expected, given] = [Buffer.from(sign(text)), Buffer.from(signature)]
      return expected.length === given.length && timingSafeEqual(expected, given)
    },
  }
}

function readSigningKey(folder: string): Buffer {
  const path = join(folder, FILE_NAME)
  const drawn = randomBytes(KEY_BYTES)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
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
