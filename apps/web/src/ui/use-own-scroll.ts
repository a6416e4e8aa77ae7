import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** The line that stays at the top of the screen; what is opened begins below it. */
const TOP_LINE = '[data-top-line]'

/**
 * Each of several panels that share a page has a place of its own in it: one that is opened for the first time begins at its top, one that
 * was left is found where it was. What stays at the top of the screen stays.
 */
export function useOwnScroll<Value>(root: RefObject<HTMLElement | null>, value: Value, isOn: boolean): void {
  const places = useRef(new Map<Value, number>())
  const shown = useRef(value)
  useEffect(() => {
    if (!isOn) return
    const note = () => places.current.set(shown.current, window.scrollY)
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [isOn])
  // Before it is painted: nobody sees the panel anywhere else.
  useLayoutEffect(() => {
    if (!isOn || shown.current === value) return
    const left = places.current.get(shown.current) ?? 0
    shown.current = value
    const top = places.current.get(value) ?? Math.min(left, startOf(root.current))
    window.scrollTo({ top, behavior: 'instant' })
  }, [isOn, root, value])
}

/** How far down the page is when the element begins right below what stays at the top. */
function startOf(element: HTMLElement | null): number {
  if (!element) return 0
  const line = document.querySelector<HTMLElement>(TOP_LINE)?.offsetHeight ?? 0
  return Math.max(0, element.getBoundingClientRect().top + window.scrollY - line)
}
