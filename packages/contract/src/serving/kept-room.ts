/** A cache that can do without its contents. */
export type KeptThings = {
  readonly bytes: () => number
  /** Drops the least recently used; false if empty. */
  readonly dropOldest: () => boolean
}

/** Memory shared by several caches, within a common limit. */
export type KeptRoom = {
  /** Joins with the share it may use even if others need theirs; returns what to call after keeping more. */
  readonly enter: (things: KeptThings, part: number) => () => void
}
