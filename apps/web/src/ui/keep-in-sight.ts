/** A ref for an element that must stay visible, even while the page keeps another in place. */
export function keepInSight(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return
  // Observers run in creation order: this one runs after those keeping a list in place.
  const observer = new ResizeObserver(() => element.scrollIntoView({ block: 'nearest', behavior: 'instant' }))
  observer.observe(document.body)
  return () => observer.disconnect()
}
