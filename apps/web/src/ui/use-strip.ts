import { useCallback, useLayoutEffect, useRef, useState } from 'react'

const NO_MORE = { before: false, behind: false }
/** Widths are fractions of a pixel. */
const NEARLY = 2

/** One line that is wider than its room: what of it is out of sight, and the ways there. A wheel that turns up and down moves it while it can be moved. */
export function useStrip() {
  const strip = useRef<HTMLElement>(null)
  const [more, setMore] = useState(NO_MORE)
  const look = useCallback(() => {
    if (!strip.current) return
    const { scrollLeft, scrollWidth, clientWidth } = strip.current
    const before = scrollLeft > NEARLY
    const behind = scrollLeft + clientWidth < scrollWidth - NEARLY
    setMore((last) => (last.before === before && last.behind === behind ? last : { before, behind }))
  }, [])
  // Another chip, or a longer count, may need room.
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
  /** Nearly a whole room, so that the last one that was seen is seen again. */
  const go = (way: 1 | -1) => strip.current?.scrollBy({ left: way * strip.current.clientWidth * 0.7 })
  return { attach, more, goBack: () => go(-1), goOn: () => go(1) }
}
