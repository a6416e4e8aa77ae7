import { EVERY_TOURNAMENT, type LastActs } from '../ports/last-acts.ts'

/** Some megabytes. */
const MOST_KNOWN = 50_000

/** Counts the acts that this process committed. */
export function createMemoryActs(mostKnown = MOST_KNOWN): LastActs {
  const marks = new Map<Parameters<LastActs['note']>[0], number>()
  let acts = 0
  // The mark of every tournament that is not known, so that one that is forgotten has no mark from before its last act.
  let oldest = 0
  return {
    markOf: (of) => (of === EVERY_TOURNAMENT ? acts : (marks.get(of) ?? oldest)),
    note: (id) => {
      acts++
      // Deleted first, so that the map stays ordered by the last act.
      marks.delete(id)
      marks.set(id, acts)
      if (marks.size <= mostKnown) return
      for (const [first, mark] of marks) {
        oldest = mark
        marks.delete(first)
        return
      }
    },
  }
}
