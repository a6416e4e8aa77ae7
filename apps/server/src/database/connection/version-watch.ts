import { StorageFailure } from '@tablee/contract/serving/storage-failure'
import type { Database } from '../database.ts'
import { readVersion } from '../migrations/migrate.ts'
import type { Migrations } from '../migrations/migration.ts'

/** Whether a newer version brought the data to where this one no longer understands them. */
export type VersionWatch = {
  readonly isOutdated: () => boolean
  /** Looks, and answers the same; while the database is away nothing is known, and so nothing is said. */
  readonly look: () => Promise<boolean>
  /** Done at the moment when it is found out; never where it is not. */
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
 * The database of a process that may be overtaken: what breaks because the tables are those of a newer version is no defect but a reason
 * to ask again, of a server that understands them; from then on nothing is read or written here.
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
