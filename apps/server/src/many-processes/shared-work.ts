import { createLocalWork } from '../one-process/local-work.ts'
import type { AcceptedWork } from '../ports/accepted-work.ts'

/** Longer than any call runs: whoever accepted it is gone. */
const LONGEST_CALL_MS = 120_000

/** Each process runs what it accepted; what a dead one accepted is ended by the next one that starts. */
export function createSharedWork(): AcceptedWork {
  return { ...createLocalWork(), endAbandoned: (failWaiting) => failWaiting(LONGEST_CALL_MS) }
}
