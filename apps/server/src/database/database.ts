import type { Kysely } from 'kysely'
import type { Dialect } from './dialect/dialect.ts'
import type { Tables } from './tables/tables.ts'

export type Queryable = Kysely<Tables>

export type Transaction = {
  readonly db: Queryable
  readonly dialect: Dialect
  /** The same object for all work that shares a commit. */
  readonly commit: object
  /** It began the transaction, so that a failed statement may as well be told by a later one: whoever joins shares what becomes of it. */
  readonly isAlone: boolean
  /** Runs after the commit, in the order given; never after a failure. */
  readonly afterCommit: (step: () => void) => void
}

export type Database = {
  readonly dialect: Dialect
  /** False when the opened file was deleted or replaced meanwhile. */
  readonly isInPlace: () => boolean
  readonly read: <Result>(work: (db: Queryable) => Promise<Result>) => Promise<Result>
  readonly inTransaction: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>
  /** Work under one key runs one after another, and what is waiting shares a commit. Each piece succeeds or is undone by itself. */
  readonly inSharedTransaction: <Result>(key: string, work: (tx: Transaction) => Promise<Result>) => Promise<Result>
  /** PostgreSQL only: connections in use, and work waiting for one. */
  readonly connections?: () => { readonly inUse: number; readonly awaited: number }
  readonly close: () => Promise<void>
}

/** A failure with no caller to answer. */
export type DatabaseNote = (trouble: {
  readonly event: 'connection lost' | 'step after the commit failed'
  readonly error: unknown
}) => void

export type Insist = <Result>(attempt: (hasBegun: () => void) => Promise<Result>) => Promise<Result>
