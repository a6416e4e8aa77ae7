/** Size-dependent work done for one request so far. */
export type WorkDone = {
  /** Players and matches read from tables; none when they were cached. */
  elementsRead: number
  /** Players and matches added or paired. */
  elementsWritten: number
  /** New bytes before compression; none for a cached answer. */
  bytesWritten: number
}
