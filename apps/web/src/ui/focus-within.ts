/** Focuses the first visible button, if there is one. */
export function focusWithin(part: HTMLElement | null): void {
  for (const button of part?.querySelectorAll('button') ?? []) {
    button.focus({ preventScroll: true })
    if (document.activeElement === button) break
  }
}
