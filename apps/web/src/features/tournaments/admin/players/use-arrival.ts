import { type RefObject, useEffect, useRef } from 'react'
import type { LeftBehind } from '../scores/use-desk.ts'

/** By then a closing dialog has returned the focus to a button that is gone. */
const CLOSED_MS = 250

/**
 * After one's own act, the new round or the podium scrolls to the top and its heading gets the focus (EVEN-2). Others' acts move nothing.
 */
export function useArrival(stand: string, leftBehind: LeftBehind | null): RefObject<HTMLDivElement | null> {
  const screen = useRef<HTMLDivElement>(null)
  const arrived = useRef<LeftBehind>(null)
  useEffect(() => {
    if (leftBehind === null || leftBehind.stand === stand || arrived.current === leftBehind) return
    arrived.current = leftBehind
    bringUp(screen.current)
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) bringUp(screen.current)
    }, CLOSED_MS)
    return () => clearTimeout(timer)
  }, [stand, leftBehind])
  return screen
}

function bringUp(screen: HTMLElement | null): void {
  const heading =
    screen?.querySelector<HTMLElement>(':not([hidden]) > [role=tabpanel] h2') ??
    screen?.querySelector<HTMLElement>('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
  window.scrollTo({ top: 0, behavior: 'instant' })
}
