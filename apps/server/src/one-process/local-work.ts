import type { AcceptedWork } from '../ports/accepted-work.ts'

export function createLocalWork(): AcceptedWork {
  const running = new Set<Promise<void>>()
  return {
    follow: (work) => {
      const end = work.finally(() => running.delete(end))
      running.add(end)
    },
    finish: async () => {
      await Promise.all(running)
    },
    // No other process runs: waiting work is left from an earlier one.
    endAbandoned: (failWaiting) => failWaiting(null),
  }
}
