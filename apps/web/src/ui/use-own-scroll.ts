import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** The pinned line; new content starts below it. */
const TOP_LINE = '[data-top-line]'

/** Each panel of a page has its own scroll position: a new one starts at its top, others are restored. Pinned elements stay. */
export function useOwnScroll<Value>(root: RefObject<HTMLElement | null>, value: Value, isOn: boolean): void {
  const places = useRef(new Map<Value, number>())
  const shown = useRef(value)
  useEffect(() => {
    if (!isOn) return
    const note = () => places.current.set(shown.current, window.scrollY)
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [isOn])
  // Before paint, so that no jump is visible.
  useLayoutEffect(() => {
    if (!isOn || shown.current === value) return
    const left = places.current.get(shown.current) ?? 0
    shown.current = value
    const top = places.current.get(value) ?? Math.min(left, startOf(root.current))
    window.scrollTo({ top, behavior: 'instant' })
  }, [isOn, root, value])
}

/** Scroll position with the element right below the pinned line. */
function startOf(element: HTMLElement | null): number {
  if (!element) return 0
  const line = document.querySelector<HTMLElement>(TOP_LINE)?.offsetHeight ?? 0
  return Math.max(0, element.getBoundingClientRect().top + window.scrollY - line)
}
