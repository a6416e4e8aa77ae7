/** One thing that a file lists. */
export type Item = {
  /** From 1, in its file. */
  readonly number: number
  readonly line: number
  readonly value: unknown
}
