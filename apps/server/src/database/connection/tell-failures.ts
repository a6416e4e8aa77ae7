import type { Database } from '../database.ts'

/** Tells of the key whose work broke: what it wrote may be committed all the same, where only the answer got lost. */
export function tellingFailures(database: Database, tell: (key: string) => void): Database {
  return {
    ...database,
    inSharedTransaction: async (key, work) => {
      try {
        return await database.inSharedTransaction(key, work)
      } catch (error) {
        tell(key)
        throw error
      }
    },
  }
}
