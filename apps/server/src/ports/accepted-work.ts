/** Calls answered with "accepted" that still run. */
export type AcceptedWork = {
  readonly follow: (work: Promise<void>) => void
  /** Waits for this process's accepted work, which callers rely on. */
  readonly finish: () => Promise<void>
  /**
   * Ends leftover work of processes that are gone; call it before the first request. The callback gets the minimum age of what to end; null
   * ends all.
   */
  readonly endAbandoned: (failWaiting: (acceptedMsAgo: number | null) => Promise<void>) => Promise<void>
}
