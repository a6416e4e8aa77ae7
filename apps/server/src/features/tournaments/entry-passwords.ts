import { createHash } from 'node:crypto'
import { isEntryPassword, tidyEntryPassword } from '@tablee/domain/tournaments/life/entry-password'
import { LRUCache } from 'lru-cache'

/** Slow and salted; injected, as accounts use the same. */
type PasswordHasher = {
  readonly hash: (password: string) => Promise<string>
  readonly verify: (kept: string, password: string) => Promise<boolean>
}

export type EntryPasswords = {
  readonly hash: (password: string) => Promise<string>
  readonly isRight: (kept: string, typed: string) => Promise<boolean>
}

const MOST_REMEMBERED = 500

/**
 * A room joins with one password within a minute: it is compared slowly once, then recognized by a digest held in this process.
 * Simultaneous attempts share one comparison.
 */
export function createEntryPasswords({ hash, verify }: PasswordHasher): EntryPasswords {
  const answers = new LRUCache<string, Promise<boolean>>({ max: MOST_REMEMBERED })
  return {
    hash: (password) => hash(tidyEntryPassword(password)),
    isRight: async (kept, typed) => {
      if (!isEntryPassword(typed)) return false
      const password = tidyEntryPassword(typed)
      const key = createHash('sha256').update(`${kept}\n${password}`, 'utf8').digest('base64')
      const answer = answers.get(key) ?? verify(kept, password)
      answers.set(key, answer)
      const isRight = await answer.catch((error: unknown) => {
        answers.delete(key)
        throw error
      })
      if (!isRight) answers.delete(key)
      return isRight
    },
  }
}
