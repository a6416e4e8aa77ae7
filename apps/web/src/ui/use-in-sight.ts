import { type RefCallback, useCallback } from 'react'

/** Excludes pinned bars: half the usual top line, and the usual bottom bars. */
const BEHIND_BARS = '-28px 0px -112px 0px'

/** Reports visibility changes; removal counts as not visible. */
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
