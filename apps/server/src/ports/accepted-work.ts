/** Calls that were answered "accepted" and still run. */
export type AcceptedWork = {
  readonly follow: (work: Promise<void>) => void
  /** Waits for what this process accepted: whoever was told that may count on it. */
  readonly finish: () => Promise<void>
  /** Ends what a process accepted that is gone; to be done before the first call. It is told how long ago what is ended was accepted, at least; null ends all. */
  readonly endAbandoned: (failWaiting: (acceptedMsAgo: number | null) => Promise<void>) => Promise<void>
}
