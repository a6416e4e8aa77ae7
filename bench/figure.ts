/** A measurement and its limit, in the same unit; `x` is a ratio to the work named in `what`, an empty unit a count. */
export type Figure = {
  readonly what: string
  readonly measured: number
  readonly limit: number
  readonly unit: 'ms' | 'x' | 'MB' | 'kB' | '%' | ''
  /** The limit is a minimum; otherwise a maximum. */
  readonly isLeast?: true
}

/** Medians in milliseconds; the acts alternate, so a busy moment affects all. */
export function medianTimes(acts: readonly (() => unknown)[], repeats: number): readonly number[] {
  const times = acts.map((): number[] => [])
  for (let repeat = 0; repeat < repeats; repeat++) {
    for (const [index, act] of acts.entries()) {
      const start = performance.now()
      act()
      times[index]?.push(performance.now() - start)
    }
  }
  return times.map(median)
}

export function median(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[figures.length >> 1] ?? Number.NaN
}
