import { useEffect, useEffectEvent } from 'react'

/** As long as the message with its undo. */
const STAYS_MS = 5_000
/** Without a touch for this long, no finger is on its way. */
const STILL_MS = 1_000
const TOUCHES = ['pointerdown', 'pointerup', 'scroll', 'keydown'] as const

/**
 * Finished items keep their place under the finger (EVEN-1) and are released later, once the page is untouched. `done` counts them; another
 * one restarts the wait.
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
