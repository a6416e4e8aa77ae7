/** A ref for what must be seen while something is said of it, also where the page moves to keep another part of it in place. */
export function keepInSight(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return
  // Observers are told in the order in which they were made: this one comes after whatever holds a list in its place.
  const observer = new ResizeObserver(() => element.scrollIntoView({ block: 'nearest', behavior: 'instant' }))
  observer.observe(document.body)
  return () => observer.disconnect()
}
