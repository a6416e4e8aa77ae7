import { EVERY_TOURNAMENT, type LastActs } from '../ports/last-acts.ts'

/** Some megabytes. */
const MOST_KNOWN = 50_000

export function createMemoryActs(mostKnown = MOST_KNOWN): LastActs {
  const marks = new Map<Parameters<LastActs['note']>[0], number>()
  let acts = 0
  // The mark of all unknown tournaments, so that a forgotten one never has a mark from before its last act.
  let oldest = 0
  return {
    markOf: (of) => (of === EVERY_TOURNAMENT ? acts : (marks.get(of) ?? oldest)),
    note: (id) => {
      acts++
      // Deleted first to keep the map ordered by last act.
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
