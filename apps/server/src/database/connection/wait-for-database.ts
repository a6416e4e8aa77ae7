import { StorageFailure } from '@tablee/contract/serving/storage-failure'
import type { MigrationStep } from '../migrations/migrate.ts'
import { ServedByOlder, UnusableDatabase } from './unusable-database.ts'

/** The last pause repeats: a database may come up an hour late. */
const PAUSES_MS = [500, 1000, 2000, 4000, 8000, 15_000]
/** Takes over quickly once others have stopped. */
const TURN_MS = 500
const SAID_EVERY = 60

export type WaitedFor = 'database' | 'older_servers' | MigrationStep

export async function waitForDatabase<Result>(
  open: () => Promise<Result>,
  say: (sentence: string, missing: WaitedFor) => void,
): Promise<Result> {
  let turns = 0
  for (let attempt = 0; ; attempt++) {
    try {
      return await open()
    } catch (error) {
      if (error instanceof ServedByOlder) {
        if (turns++ % SAID_EVERY === 0) say(`${error.message}\n`, 'older_servers')
        await new Promise((resume) => setTimeout(resume, TURN_MS))
        continue
      }
      const why = whyAway(error)
      if (why === null) throw error
      const pauseMs = PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)] ?? 0
      say(`${why} Trying again in ${pauseMs / 1000} s.\n`, 'database')
      await new Promise((resume) => setTimeout(resume, pauseMs))
    }
  }
}

function whyAway(error: unknown): string | null {
  if (error instanceof UnusableDatabase) return error.isAway ? error.message : null
  const isCutOff = error instanceof StorageFailure && error.kind === 'storage_unreachable'
  return isCutOff ? 'PostgreSQL went away during the start.' : null
}
