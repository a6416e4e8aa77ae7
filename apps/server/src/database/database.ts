import type { Kysely } from 'kysely'
import { storageFailureOf } from './storage-failures.ts'
import type { Tables } from './tables.ts'

/** What queries run on: the whole database, or one transaction of it. */
export type Queryable = Kysely<Tables>

export type Transaction = {
  readonly db: Queryable
  readonly dialect: Dialect
  /** Runs once the transaction is committed, in the order given; never after a failure. */
  readonly afterCommit: (step: () => void) => void
}

export type Dialect = 'sqlite' | 'postgres'

export type Database = {
  readonly dialect: Dialect
  readonly read: <Result>(work: (db: Queryable) => Promise<Result>) => Promise<Result>
  readonly inTransaction: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>
  readonly close: () => Promise<void>
}

/** Turns errors of the drivers into storage failures at this one place. */
export function createDatabase(db: Kysely<Tables>, dialect: Dialect): Database {
  return {
    dialect,
    read: (work) => telling(() => work(db)),
    inTransaction: async (work) => {
      const steps: (() => void)[] = []
      const result = await telling(() =>
        db.transaction().execute((db) => work({ db, dialect, afterCommit: (step) => steps.push(step) })),
      )
      for (const step of steps) step()
      return result
    },
    close: () => db.destroy(),
  }
}

async function telling<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw storageFailureOf(error) ?? error
  }
}
