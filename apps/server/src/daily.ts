const DAY_MS = 24 * 60 * 60 * 1000

/** Does something once a day until the returned function is called; one day without it is noted, and the next one tries again. */
export function daily(work: () => Promise<void>, note: (error: unknown) => void): () => void {
  const timer = setInterval(() => void work().catch(note), DAY_MS).unref()
  return () => clearInterval(timer)
}
