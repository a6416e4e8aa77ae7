import { StorageFailure } from '@tablee/contract/serving/storage-failure'
import { UnusableDatabase } from './unusable-database.ts'

/** The last pause repeats: a server whose database comes up an hour later serves an hour later. */
const PAUSES_MS = [500, 1000, 2000, 4000, 8000, 15_000]

/** Tries again for as long as the database is away, and says so each time in one sentence. */
export async function waitForDatabase<Result>(
  open: () => Promise<Result>,
  say: (sentence: string) => void,
): Promise<Result> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await open()
    } catch (error) {
      const why = whyAway(error)
      if (why === null) throw error
      const pauseMs = PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)] ?? 0
      say(`${why} Trying again in ${pauseMs / 1000} s.\n`)
      await new Promise((resume) => setTimeout(resume, pauseMs))
    }
  }
}

function whyAway(error: unknown): string | null {
  if (error instanceof UnusableDatabase) return error.isAway ? error.message : null
  const isCutOff = error instanceof StorageFailure && error.kind === 'storage_unreachable'
  return isCutOff ? 'PostgreSQL went away during the start.' : null
}
