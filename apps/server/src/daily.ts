const DAY_MS = 24 * 60 * 60 * 1000

type Work = () => Promise<void>
type Note = (error: unknown) => void

/** Does something once a day until the returned function is called; one day without it is noted, and the next one tries again. */
export function daily(work: Work, note: Note): () => void {
  const timer = setInterval(() => void work().catch(note), DAY_MS).unref()
  return () => clearInterval(timer)
}

/** The same at once and after each pause, and never twice at a time; the returned function ends after what is under way. */
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
