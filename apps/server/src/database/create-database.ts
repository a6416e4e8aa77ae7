import type { Kysely } from 'kysely'
import type { Database, DatabaseNote, Dialect, Insist } from './database.ts'
import { createSharedCommits } from './shared-commits.ts'
import { storageFailureOf } from './storage-failures.ts'
import type { Tables } from './tables.ts'

export type DatabaseParts = {
  readonly dialect: Dialect
  readonly note: DatabaseNote
  readonly isInPlace?: () => boolean
  readonly insistOnReading?: Insist
  readonly insistOnWriting?: Insist
}

const once: Insist = (attempt) => attempt(() => {})

/** Turns errors of the drivers into storage failures at this one place. */
export function createDatabase(
  db: Kysely<Tables>,
  { dialect, note, isInPlace = () => true, insistOnReading = once, insistOnWriting = once }: DatabaseParts,
): Database {
  const inTransaction: Database['inTransaction'] = async (work) => {
    const steps: (() => void)[] = []
    const result = await telling(() =>
      insistOnWriting((hasBegun) =>
        db.transaction().execute((db) => {
          hasBegun()
          return work({ db, dialect, commit: {}, afterCommit: (step) => steps.push(step) })
        }),
      ),
    )
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

/** What is committed is done: a step after it that breaks keeps neither the next one nor the answer. */
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
