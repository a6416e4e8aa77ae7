import { useState } from 'react'

const NONE: ReadonlySet<string> = new Set()
/** Of every list that is being counted: kept until the page is left, and nowhere else. */
const kept = new Map<string, ReadonlySet<string>>()

/** Which lines are counted. */
export function useTicks(of: string) {
  const [ticked, setTicked] = useState(() => kept.get(of) ?? NONE)
  return {
    has: (line: string) => ticked.has(line),
    turn: (line: string) => {
      const next = new Set(ticked)
      if (!next.delete(line)) next.add(line)
      kept.set(of, next)
      setTicked(next)
    },
  }
}
