import type { Insist } from '../database.ts'
import { storageFailureOf } from './storage-failures.ts'

/** Less than a phone waits for an answer. */
const MOST_MS = 5000
const FIRST_PAUSE_MS = 5
const LONGEST_PAUSE_MS = 50

/**
 * SQLite's own waiting for another program's lock blocks the whole process. So the lock is tried again after pauses in which other requests
 * are served.
 */
export function insistOnLock(): Insist {
  const lock = watchLock()
  return async (attempt) => {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
      let isBegun = false
      try {
        const result = await attempt(() => {
          isBegun = true
        })
        lock.isFree()
        return result
      } catch (error) {
        if (isBegun || storageFailureOf(error)?.kind !== 'storage_busy' || lock.isHeldForLong()) throw error
      }
      await new Promise((resume) => setTimeout(resume, pauseMs))
    }
  }
}

/** For writers: in order of arrival, so that only the first one asks for the lock. */
export function insistInTurn(): Insist {
  const insist = insistOnLock()
  let last: Promise<unknown> = Promise.resolve()
  return (attempt) => {
    const result = last.then(() => insist(attempt))
    last = result.catch(() => {})
    return result
  }
}

/** A caller that meets a lock already held for long does not wait as long again. */
function watchLock() {
  let heldSince = 0
  let seenAt = Number.NEGATIVE_INFINITY
  return {
    isFree: () => {
      seenAt = Number.NEGATIVE_INFINITY
    },
    isHeldForLong: (): boolean => {
      const now = performance.now()
      if (now - seenAt > MOST_MS) heldSince = now
      seenAt = now
      return now - heldSince > MOST_MS
    },
  }
}
