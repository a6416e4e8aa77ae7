import { useLayoutEffect } from 'react'

/** What the style of other parts of the page asks for: whether a screen is wide, has a line that stays or tabs at the bottom, or a sheet is open. */
type RootMark = 'wide-page' | 'top-line' | 'thumb-bar' | 'sheet'

const holders = new Map<RootMark, number>()

/**
 * Says so on the page itself (`data-has-…`), for as long as anybody does. `:root:has(…)` would say the same without script; but then a browser
 * asks the question anew for every element that comes and goes, half of what it costs to scroll through a long list.
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
