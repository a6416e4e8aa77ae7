import { StorageFailure } from '@tablee/contract/serving/storage-failure'
import type { Database } from '../database.ts'
import { readVersion } from '../migrations/migrate.ts'
import type { Migrations } from '../migrations/migration.ts'

export type VersionWatch = {
  readonly isOutdated: () => boolean
  /** Checks, and returns the result; false while the database is away. */
  readonly look: () => Promise<boolean>
  readonly outdated: Promise<void>
}

export function watchVersion(database: Database, migrations?: Migrations): VersionWatch {
  const found = Promise.withResolvers<void>()
  let isOutdated = false
  const look = async () => {
    if (isOutdated) return true
    const version = await database.read((db) => readVersion(db, migrations)).catch(() => null)
    if (version === null || version.unbearable.length === 0) return false
    isOutdated = true
    found.resolve()
    return true
  }
  return { isOutdated: () => isOutdated, look, outdated: found.promise }
}

/**
 * Errors caused by a newer version's tables are no bug but a reason to retry on a server that understands them; after that nothing is read
 * or written here.
 */
export function whileUnderstood(database: Database, watch: VersionWatch): Database {
  const understood =
    <Asked extends readonly unknown[], Result>(ask: (...asked: Asked) => Promise<Result>) =>
    async (...asked: Asked): Promise<Result> => {
      if (watch.isOutdated()) throw overtaken()
      try {
        return await ask(...asked)
      } catch (error) {
        if (error instanceof StorageFailure || !(await watch.look())) throw error
        throw overtaken(error)
      }
    }
  return {
    ...database,
    read: understood(database.read) as Database['read'],
    inTransaction: understood(database.inTransaction) as Database['inTransaction'],
    inSharedTransaction: understood(database.inSharedTransaction) as Database['inSharedTransaction'],
  }
}

function overtaken(cause: unknown = new Error('The data is of a newer version')): StorageFailure {
  return new StorageFailure('storage_unreachable', cause)
}
