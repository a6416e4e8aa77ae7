const MICROSECONDS = 1000

export type Turns = {
  /** In ms, since the question before. */
  readonly longestMs: () => number
  readonly stop: () => void
}

/**
 * Watches how long this thread works before anybody else has their turn: the longest turn of its event loop, in the thread's own work, so that
 * what the machine does beside it makes no difference.
 */
export function watchTurns(): Turns {
  let longestMs = 0
  let last = workedMs()
  // A timer comes once in a turn at most: what was worked between two of them kept everybody else waiting.
  const timer = setInterval(() => {
    const now = workedMs()
    longestMs = Math.max(longestMs, now - last)
    last = now
  }, 1)
  timer.unref()
  return {
    longestMs: () => {
      const longest = Math.max(longestMs, workedMs() - last)
      longestMs = 0
      last = workedMs()
      return longest
    },
    stop: () => clearInterval(timer),
  }
}

function workedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / MICROSECONDS
}
