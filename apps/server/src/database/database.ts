import type { Kysely } from 'kysely'
import type { Dialect } from './dialect/dialect.ts'
import type { Tables } from './tables/tables.ts'

/** What queries run on: the whole database, or one transaction of it. */
export type Queryable = Kysely<Tables>

export type Transaction = {
  readonly db: Queryable
  readonly dialect: Dialect
  /** The same for all works that share a commit. */
  readonly commit: object
  /** Runs once the transaction is committed, in the order given; never after a failure. */
  readonly afterCommit: (step: () => void) => void
}

export type Database = {
  readonly dialect: Dialect
  /** False where the file that was opened was deleted or replaced meanwhile. */
  readonly isInPlace: () => boolean
  readonly read: <Result>(work: (db: Queryable) => Promise<Result>) => Promise<Result>
  readonly inTransaction: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>
  /**
   * For what many ask at the same moment: works of one key run one after another, and those that wait share a commit,
   * each of them whole or undone by itself.
   */
  readonly inSharedTransaction: <Result>(key: string, work: (tx: Transaction) => Promise<Result>) => Promise<Result>
  /** Of PostgreSQL alone: those in use, and works that wait for one. */
  readonly connections?: () => { readonly inUse: number; readonly awaited: number }
  readonly close: () => Promise<void>
}

/** What went wrong where nobody waits for an answer, for the operator's log. */
export type DatabaseNote = (trouble: {
  readonly event: 'connection lost' | 'step after the commit failed'
  readonly error: unknown
}) => void

/** Runs the attempt; again, where somebody else's lock kept it from beginning. */
export type Insist = <Result>(attempt: (hasBegun: () => void) => Promise<Result>) => Promise<Result>
