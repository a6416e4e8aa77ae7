import { StorageFailure } from '@tablee/contract/serving/storage-failure'
import type { Database } from '../database.ts'
import { UnusableDatabase } from './unusable-database.ts'

/**
 * This process serves the database: alone, or among others on the same bus. A database connection holds the lock, so it ends with the
 * process.
 */
export type ServingLock = {
  /** False while its connection is lost: another server may have taken over. */
  readonly isHeld: () => boolean
  /** Null where no other process can serve. */
  readonly hearing: BusHearing | null
  readonly release: () => Promise<void>
  /** From alone to among others, without releasing in between. */
  readonly share: () => Promise<void>
}

/** How processes on one database learn about each other's bus without using it. */
export type BusHearing = {
  readonly follow: (isHearing: () => boolean) => void
  readonly isHeardElsewhere: () => Promise<boolean>
}

export class AlreadyServed extends UnusableDatabase {}

/** `alone`: no other process serves it; `among`: only others that also use `among`. */
export type ServingWay = 'alone' | 'among'

/** Writes nothing while the lock is lost. Closing it releases the lock. */
export function whileServing(database: Database, lock: ServingLock): Database {
  const checked =
    <Asked extends readonly unknown[], Result>(write: (...asked: Asked) => Promise<Result>) =>
    async (...asked: Asked): Promise<Result> => {
      if (!lock.isHeld()) throw new StorageFailure('storage_unreachable', new Error('The serving lock is lost'))
      return write(...asked)
    }
  return {
    ...database,
    inTransaction: checked(database.inTransaction) as Database['inTransaction'],
    inSharedTransaction: checked(database.inSharedTransaction) as Database['inSharedTransaction'],
    close: async () => {
      await database.close()
      await lock.release()
    },
  }
}
