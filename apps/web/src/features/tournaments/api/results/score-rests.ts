/** Waits between attempts while the network is said to be there; the last one repeats. */
const WAITS_MS = [700, 1_500, 4_000, 8_000, 15_000, 30_000] as const

/** How long to wait after so many failures in a row, a little different each time: a hall of phones would ask at one moment. */
export function waitAfter(failures: number): number {
  const wait = WAITS_MS[Math.min(failures, WAITS_MS.length) - 1] ?? 0
  return wait * (0.75 + Math.random() / 2)
}

type Rest = { readonly failures: number; readonly until: number }

/**
 * Scores at which the server failed although it was there. Each rests, longer after each failure, so that the others go
 * on. Moments are those of `performance.now()`.
 */
export class ScoreRests {
  readonly #rests = new Map<string, Rest>()

  failuresOf(actId: string): number {
    return this.#rests.get(actId)?.failures ?? 0
  }

  /** Zero when it does not rest. */
  restOf(actId: string, now: number): number {
    return Math.max(0, (this.#rests.get(actId)?.until ?? now) - now)
  }

  begin(actId: string, now: number): void {
    const failures = this.failuresOf(actId) + 1
    this.#rests.set(actId, { failures, until: now + waitAfter(failures) })
  }

  /** Each may be tried at once; after another failure it rests longer all the same. */
  endAll(): void {
    for (const [actId, { failures }] of this.#rests) this.#rests.set(actId, { failures, until: 0 })
  }

  forget(actId: string): void {
    this.#rests.delete(actId)
  }
}
