import { type RefCallback, useCallback } from 'react'

export function useOutOfSight(onLeft: () => void): RefCallback<HTMLElement> {
  return useCallback(
    (element) => {
      if (!element) return
      const observer = new IntersectionObserver((entries) => {
        if (entries.at(-1)?.isIntersecting === false) onLeft()
      })
      observer.observe(element)
      return () => observer.disconnect()
    },
    [onLeft],
  )
}
