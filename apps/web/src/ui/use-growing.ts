import { startTransition, useEffect, useState } from 'react'
import { useHydrated } from './use-hydrated.ts'

/** Groups of six rows: a high screen of them, then as many as no press has to wait for. */
const FIRST = 6
const NEXT = 6

/** How many groups of a long list are drawn: those in sight at once, the others in portions that input interrupts. A page that the server wrote stands whole. */
export function useGrowing(all: number): number {
  const isWritten = !useHydrated()
  const [drawn, setDrawn] = useState(isWritten ? Number.POSITIVE_INFINITY : FIRST)
  useEffect(() => {
    if (drawn < all) startTransition(() => setDrawn(drawn + NEXT))
  }, [drawn, all])
  return Math.min(drawn, all)
}
