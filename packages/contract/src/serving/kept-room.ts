/** What keeps something for the next one who asks, and can do without it. */
export type KeptThings = {
  /** As far as that is known: an estimate. */
  readonly bytes: () => number
  /** Forgets what was asked for least recently; false where nothing is left. */
  readonly dropOldest: () => boolean
}

/** Memory that several keep their things in, together no more than there is. */
export type KeptRoom = {
  /** With the part of the room that it may fill though the others need theirs; returns what to call when more is kept than before. */
  readonly enter: (things: KeptThings, part: number) => () => void
}
