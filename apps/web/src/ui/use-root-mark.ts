import { useLayoutEffect } from 'react'

/** Page states that styles elsewhere depend on: a wide screen, a pinned line, a field to add people by below it, or bottom tabs. */
type RootMark = 'wide-page' | 'top-line' | 'entry-field' | 'thumb-bar'

const holders = new Map<RootMark, number>()

/**
 * Sets `data-has-…` on the root while anyone requests it. `:root:has(…)` needs no script, but is re-evaluated for every element added or
 * removed: half the cost of scrolling a long list.
 */
export function useRootMark(mark: RootMark, isOn = true): void {
  useLayoutEffect(() => {
    if (!isOn) return
    count(mark, 1)
    return () => count(mark, -1)
  }, [mark, isOn])
}

function count(mark: RootMark, change: 1 | -1): void {
  const now = (holders.get(mark) ?? 0) + change
  holders.set(mark, now)
  document.documentElement.toggleAttribute(`data-has-${mark}`, now > 0)
}
