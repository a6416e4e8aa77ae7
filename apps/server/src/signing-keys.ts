import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from './database/database.ts'
import { keepServerKey } from './database/server-key-store.ts'
import type { Keys } from './ports/keys.ts'

const NAME = 'tokens'
const KEY_BYTES = 32
/** Where earlier versions kept the key. It stays, for a return to one of them. */
const EARLIER_FILE = 'token.key'

/** Signs with a key stored with the data, so that all processes share it and signatures survive a restart. */
export async function loadSigningKeys(database: Database, folder: string): Promise<Keys> {
  const kept = await keepServerKey(database, NAME, () =>
    (readEarlierKey(folder) ?? randomBytes(KEY_BYTES)).toString('base64url'),
  )
  const key = Buffer.from(kept, 'base64url')
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return {
    sign,
    isSigned: (text, signature) => {
      const [expected, given] = [Buffer.from(sign(text)), Buffer.from(signature)]
      return expected.length === given.length && timingSafeEqual(expected, given)
    },
  }
}

function readEarlierKey(folder: string): Buffer | null {
  try {
    const key = readFileSync(join(folder, EARLIER_FILE))
    return key.length === KEY_BYTES ? key : null
  } catch {
    return null
  }
}
