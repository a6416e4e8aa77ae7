import { useEffect, useEffectEvent } from 'react'

/** As long as a message about it stays, and the way back in it. */
const STAYS_MS = 5_000
/** After so long without a touch no finger is on its way to what would move. */
const STILL_MS = 1_000
const TOUCHES = ['pointerdown', 'pointerup', 'scroll', 'keydown'] as const

/**
 * What is done with keeps its place under the finger that did it (EVEN-1), and is let go of a moment later, once nobody touches the page.
 * `done` counts what waits to be let go of; another one begins the wait anew.
 */
export function useLetGo(done: number, onLetGo: () => void): void {
  const letGo = useEffectEvent(onLetGo)
  useEffect(() => {
    if (done === 0) return
    let touchedAt = Number.NEGATIVE_INFINITY
    let timer: ReturnType<typeof setTimeout>
    const touch = () => {
      touchedAt = performance.now()
    }
    const leave = () => {
      const still = performance.now() - touchedAt
      if (still < STILL_MS) timer = setTimeout(leave, STILL_MS - still)
      else letGo()
    }
    timer = setTimeout(leave, STAYS_MS)
    for (const each of TOUCHES) window.addEventListener(each, touch, { passive: true, capture: true })
    return () => {
      clearTimeout(timer)
      for (const each of TOUCHES) window.removeEventListener(each, touch, { capture: true })
    }
  }, [done])
}
