import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { isDrawn } from './is-drawn.ts'

const NO_MORE = { before: false, behind: false }
/** Widths are fractional pixels. */
const NEARLY = 2

/** A line wider than its room: what is hidden, and scrolling there. A vertical wheel scrolls it while possible. */
export function useStrip() {
  const strip = useRef<HTMLElement>(null)
  const [more, setMore] = useState(NO_MORE)
  const look = useCallback(() => {
    // One that is not shown would be laid out for it.
    if (!strip.current || !isDrawn(strip.current)) return
    const { scrollLeft, scrollWidth, clientWidth } = strip.current
    const before = scrollLeft > NEARLY
    const behind = scrollLeft + clientWidth < scrollWidth - NEARLY
    setMore((last) => (last.before === before && last.behind === behind ? last : { before, behind }))
  }, [])
  // Contents may have changed width.
  useLayoutEffect(look)
  const attach = useCallback(
    (element: HTMLElement | null) => {
      strip.current = element
      if (!element) return
      const turn = (event: WheelEvent) => {
        if (event.ctrlKey || event.shiftKey || Math.abs(event.deltaX) >= Math.abs(event.deltaY)) return
        const { scrollLeft } = element
        element.scrollLeft += event.deltaY
        if (element.scrollLeft !== scrollLeft) event.preventDefault()
      }
      const size = new ResizeObserver(look)
      size.observe(element)
      element.addEventListener('scroll', look, { passive: true })
      element.addEventListener('wheel', turn, { passive: false })
      return () => {
        strip.current = null
        size.disconnect()
        element.removeEventListener('scroll', look)
        element.removeEventListener('wheel', turn)
      }
    },
    [look],
  )
  /** Nearly a full width, so that the last visible item stays visible. */
  const go = (way: 1 | -1) => strip.current?.scrollBy({ left: way * strip.current.clientWidth * 0.7 })
  return { attach, more, goBack: () => go(-1), goOn: () => go(1) }
}
