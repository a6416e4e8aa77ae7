/** From these on somebody uses the page; before, it may still be putting itself together. */
const TOUCHES = ['pointerdown', 'wheel', 'keydown'] as const

/**
 * A ref for what must stay where it is on the screen when something comes or goes above it, as far as the page can scroll.
 * Browsers do so by themselves, but not at the top of a page, and some never.
 */
export function keepInPlace(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return
  let isTouched = false
  const noteTouch = () => {
    isTouched = true
  }
  let top = element.getBoundingClientRect().top
  const noteTop = () => {
    top = element.getBoundingClientRect().top
  }
  const observer = new ResizeObserver(() => {
    const moved = element.getBoundingClientRect().top - top
    const isSeen = isTouched && element.checkVisibility() && top < window.innerHeight
    if (moved !== 0 && isSeen) window.scrollBy({ top: moved, behavior: 'instant' })
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
