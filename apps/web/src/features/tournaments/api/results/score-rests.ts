/** Pauses between attempts while online; the last one repeats. */
const WAITS_MS = [700, 1_500, 4_000, 8_000, 15_000, 30_000] as const

/** The pause after that many failures in a row, randomized so that a hall of phones does not ask at once. */
export function waitAfter(failures: number): number {
  const wait = WAITS_MS[Math.min(failures, WAITS_MS.length) - 1] ?? 0
  return wait * (0.75 + Math.random() / 2)
}

type Rest = { readonly failures: number; readonly until: number }

/** Scores the server failed at. Each rests, longer after each failure, so that the others go on. Times are those of `performance.now()`. */
export class ScoreRests {
  readonly #rests = new Map<string, Rest>()

  failuresOf(actId: string): number {
    return this.#rests.get(actId)?.failures ?? 0
  }

  /** Zero if it does not rest. */
  restOf(actId: string, now: number): number {
    return Math.max(0, (this.#rests.get(actId)?.until ?? now) - now)
  }

  begin(actId: string, now: number): void {
    const failures = this.failuresOf(actId) + 1
    this.#rests.set(actId, { failures, until: now + waitAfter(failures) })
  }

  /** All may be tried at once; the next failure still lengthens the rest. */
  endAll(): void {
    for (const [actId, { failures }] of this.#rests) this.#rests.set(actId, { failures, until: 0 })
  }

  forget(actId: string): void {
    this.#rests.delete(actId)
  }
}
