import type SqliteDatabase from 'better-sqlite3'
import type { SqliteDatabase as PreparingDatabase } from 'kysely'
import { LRUCache } from 'lru-cache'

/** An evening needs about a hundred; searches add more without limit. */
const MOST_KEPT = 300
/** Longer ones name hundreds of values and are rarely used twice. */
const LONGEST_KEPT = 4_000

/** Preparing a statement takes longer than running it. */
export function keepingStatements(file: SqliteDatabase.Database, mostKept = MOST_KEPT): PreparingDatabase {
  const kept = new LRUCache<string, SqliteDatabase.Statement<unknown[]>>({ max: mostKept })
  return {
    close: () => {
      kept.clear()
      file.close()
    },
    prepare: (text) => {
      const known = kept.get(text)
      if (known) return known
      const prepared = file.prepare<unknown[]>(text)
      if (text.length <= LONGEST_KEPT) kept.set(text, prepared)
      return prepared
    },
  }
}
