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
