import type { Database } from '../database.ts'

/** Failed writes may be committed all the same if only the answer was lost. */
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
