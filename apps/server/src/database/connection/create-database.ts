import type { Kysely } from 'kysely'
import type { Database, DatabaseNote, Insist } from '../database.ts'
import type { Dialect } from '../dialect/dialect.ts'
import type { Tables } from '../tables/tables.ts'
import { createSharedCommits } from './shared-commits.ts'
import { storageFailureOf } from './storage-failures.ts'

export type DatabaseParts = {
  readonly dialect: Dialect
  readonly note: DatabaseNote
  readonly isInPlace?: () => boolean
  /** In milliseconds. */
  readonly noteCommit?: ((ms: number) => void) | undefined
  readonly insistOnReading?: Insist
  readonly insistOnWriting?: Insist
}

const once: Insist = (attempt) => attempt(() => {})

/** The one place where driver errors become storage failures. */
export function createDatabase(
  db: Kysely<Tables>,
  { dialect, note, noteCommit, isInPlace = () => true, insistOnReading = once, insistOnWriting = once }: DatabaseParts,
): Database {
  const inTransaction: Database['inTransaction'] = async (work) => {
    const steps: (() => void)[] = []
    let doneAt = 0
    const result = await telling(() =>
      insistOnWriting((hasBegun) =>
        db.transaction().execute(async (db) => {
          hasBegun()
          const result = await work({
            db,
            dialect,
            commit: {},
            isAlone: false,
            afterCommit: (step) => steps.push(step),
          })
          doneAt = performance.now()
          return result
        }),
      ),
    )
    noteCommit?.(performance.now() - doneAt)
    for (const step of steps) attempt(step, note)
    return result
  }
  return {
    dialect,
    isInPlace,
    read: (work) => telling(() => insistOnReading(() => work(db))),
    inTransaction,
    inSharedTransaction: createSharedCommits({ dialect, inTransaction }),
    close: () => db.destroy(),
  }
}

/** A later step that throws must not block the next step or the answer. */
function attempt(step: () => void, note: DatabaseNote): void {
  try {
    step()
  } catch (error) {
    note({ event: 'step after the commit failed', error })
  }
}

async function telling<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw storageFailureOf(error) ?? error
  }
}
