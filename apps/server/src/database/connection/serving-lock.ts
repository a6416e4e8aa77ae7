import { StorageFailure } from '@tablee/contract/serving/storage-failure'
import type { Database } from '../database.ts'
import { UnusableDatabase } from './unusable-database.ts'

/**
 * Says that this process serves the database: alone, or among others that share a bus. A connection to the database holds it, so that it
 * ends with the process, however that ends.
 */
export type ServingLock = {
  /** False while its connection is lost: somebody else may be serving by now. */
  readonly isHeld: () => boolean
  /** Null where nobody else can serve. */
  readonly hearing: BusHearing | null
  readonly release: () => Promise<void>
  /** From alone to among others, without letting go in between; where nobody else ever serves, nothing is done. */
  readonly share: () => Promise<void>
}

/** What processes that share a database know of one another's bus, without it. */
export type BusHearing = {
  /** From now on the others know whether the bus reaches this one. */
  readonly follow: (isHearing: () => boolean) => void
  /** Whether it reaches another one. */
  readonly isHeardElsewhere: () => Promise<boolean>
}

/** Another server holds the lock. */
export class AlreadyServed extends UnusableDatabase {}

/** `alone`: nobody else serves it; `among`: only others that serve it in the same way. */
export type ServingWay = 'alone' | 'among'

/** The database of a process that serves it: nothing is written while the lock is lost. Closing it gives the lock back. */
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
