import { isDrawn } from './is-drawn.ts'

/** These mean the page is in use; before, it may still be loading. */
const TOUCHES = ['pointerdown', 'wheel', 'keydown'] as const

/**
 * A ref that keeps an element in place on the screen when content above changes, as far as scrolling allows. Browsers do this, but not at a
 * page's top, and some never.
 */
export function keepInPlace(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return
  let isTouched = false
  const noteTouch = () => {
    isTouched = true
  }
  // In a panel that is not shown it has no place, and asking for one lays it out.
  const topNow = () => (isDrawn(element) ? element.getBoundingClientRect().top : null)
  let top = topNow()
  const noteTop = () => {
    top = topNow()
  }
  const observer = new ResizeObserver(() => {
    const before = top
    noteTop()
    if (top === null || before === null || top === before || !isTouched || before >= window.innerHeight) return
    window.scrollBy({ top: top - before, behavior: 'instant' })
    noteTop()
  })
  observer.observe(document.body)
  window.addEventListener('scroll', noteTop, { passive: true })
  for (const touch of TOUCHES) window.addEventListener(touch, noteTouch, { passive: true, capture: true })
  return () => {
    for (const touch of TOUCHES) window.removeEventListener(touch, noteTouch, { capture: true })
    observer.disconnect()
    window.removeEventListener('scroll', noteTop)
  }
}
