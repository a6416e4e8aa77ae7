const DAY_MS = 24 * 60 * 60 * 1000

type Work = () => Promise<void>
type Note = (error: unknown) => void

/** Runs once a day until the returned function is called. A failed day is noted and retried the next. */
export function daily(work: Work, note: Note): () => void {
  const timer = setInterval(() => void work().catch(note), DAY_MS).unref()
  return () => clearInterval(timer)
}

/** Runs at once and after each pause, never twice at a time. The returned function waits for the run under way. */
export function regularly(pauseMs: number, work: Work, note: Note): () => Promise<void> {
  let underWay: Promise<void> | null = null
  const begin = () => {
    underWay ??= work()
      .catch(note)
      .finally(() => {
        underWay = null
      })
  }
  begin()
  const timer = setInterval(begin, pauseMs).unref()
  return async () => {
    clearInterval(timer)
    await underWay
  }
}
