/**
 * A ref for what a row takes away: a focus inside goes to the row's own button just before, while the page still stands as it was laid out.
 * Taken away with it, a browser would have to lay out the row at once to learn where the focus falls.
 */
export function handOverFocus(leaving: HTMLElement | null): (() => void) | undefined {
  if (!leaving) return
  const row = leaving.closest('li')
  return () => {
    if (!leaving.contains(document.activeElement)) return
    row?.querySelector<HTMLElement>('[data-whole-row]')?.focus({ preventScroll: true })
  }
}
