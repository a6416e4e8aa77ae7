/** What was done for one request so far, as far as it depends on the size of what was asked for; counted up while it is done. */
export type WorkDone = {
  /** Players and matches that were read from the tables: whoever finds them in memory has none. */
  elementsRead: number
  /** Players and matches that were added or paired. */
  elementsWritten: number
  /** Bytes written anew, before they were compressed: an answer that is kept already has none. */
  bytesWritten: number
}
