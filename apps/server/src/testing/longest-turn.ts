const MICROSECONDS = 1000

export type Turns = {
  /** In ms, since the last reading. */
  readonly longestMs: () => number
  readonly stop: () => void
}

/**
 * Measures how long this thread holds others up: the longest turn of its event loop in its own CPU time, so that other processes do not
 * matter.
 */
export function watchTurns(): Turns {
  let longestMs = 0
  let last = workedMs()
  // A timer fires once per turn at most: work between two of them held everyone up.
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
