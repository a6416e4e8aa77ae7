import { startTransition, useEffect, useState } from 'react'
import { useHydrated } from './use-hydrated.ts'

/** Groups of six rows: a high screen of them, then as many as no press has to wait for. */
const FIRST = 6
const NEXT = 6

type Growing = {
  /** Each portion as large as all before it: where the browser lays out anew what stands already. */
  readonly isDoubling?: boolean
}

/** How many groups of a long list are drawn: those in sight at once, the others in portions that input interrupts. A page that the server wrote stands whole. */
export function useGrowing(all: number, { isDoubling = false }: Growing = {}): number {
  const isWritten = !useHydrated()
  const [drawn, setDrawn] = useState(isWritten ? all : FIRST)
  // What comes back to a list that became shorter comes in portions again.
  if (drawn > all && drawn > FIRST) setDrawn(Math.max(FIRST, all))
  useEffect(() => {
    if (drawn < all) startTransition(() => setDrawn(drawn + (isDoubling ? Math.max(NEXT, drawn) : NEXT)))
  }, [drawn, all, isDoubling])
  return Math.min(drawn, all)
}
