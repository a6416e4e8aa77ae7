import type SqliteDatabase from 'better-sqlite3'
import type { SqliteDatabase as PreparingDatabase } from 'kysely'
import { LRUCache } from 'lru-cache'

/** The acts and readings of an evening need some hundred; searches make new ones as long as people think of some. */
const MOST_KEPT = 300
/** Long ones name hundreds of values, seldom as many twice. */
const LONGEST_KEPT = 4_000

/** Prepares each statement once for as long as it is in use: preparing it takes longer than running it. */
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
