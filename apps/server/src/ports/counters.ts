/** At most `points` in so many seconds. */
export type Limit = { readonly points: number; readonly duration: number }

export type Counted = { readonly isTooMany: boolean; readonly left: number; readonly msToReset: number }

export type Counters = {
  /** Counts one, or its weight. */
  readonly add: (name: string, key: string, points?: number) => Promise<Counted>
  /** Takes a count back: it did no harm. */
  readonly giveBack: (name: string, key: string) => Promise<void>
}
