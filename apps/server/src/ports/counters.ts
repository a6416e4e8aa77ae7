/** How often something may happen in so many seconds. */
export type Limit = { readonly points: number; readonly duration: number }

export type Counted = { readonly isTooMany: boolean; readonly left: number; readonly msToReset: number }

/** Where it is counted what somebody did, by the name of its limit. */
export type Counters = {
  /** Counts one more, or as many as it weighs. */
  readonly add: (name: string, key: string, points?: number) => Promise<Counted>
  /** Counts one less: what was counted did no harm. */
  readonly giveBack: (name: string, key: string) => Promise<void>
}
