import { type RefCallback, useCallback } from 'react'

/** What of the window is behind bars that stay: half of the usual line at the top, and the usual bars at the bottom. */
const BEHIND_BARS = '-28px 0px -112px 0px'

/** Tells whether the element is on the screen, whenever that changes; one that leaves the page is not. */
export function useInSight(onChange: (isInSight: boolean) => void): RefCallback<HTMLElement> {
  return useCallback(
    (element) => {
      if (!element) return
      const observer = new IntersectionObserver(
        (entries) => {
          const last = entries.at(-1)
          if (last) onChange(last.isIntersecting)
        },
        { rootMargin: BEHIND_BARS },
      )
      observer.observe(element)
      return () => {
        observer.disconnect()
        onChange(false)
      }
    },
    [onChange],
  )
}
