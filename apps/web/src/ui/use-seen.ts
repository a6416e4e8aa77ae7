import { type RefObject, startTransition, useEffect, useState } from 'react'

/** Rendered ahead of fast scrolling. */
const AHEAD = '600px 0px'

const watched = new Map<Element, () => void>()
let observer: IntersectionObserver | null = null

/** Whether the element is or was near the viewport: expensive content in long lists can wait for that. */
export function useSeen(element: RefObject<Element | null>, isWanted: boolean): boolean {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    const target = element.current
    if (!isWanted || isSeen || !target) return
    return watch(target, () => setIsSeen(true))
  }, [element, isWanted, isSeen])
  return isSeen
}

/** Shared by all rows of a list. */
function watch(target: Element, onSeen: () => void): () => void {
  const shared = observer ?? new IntersectionObserver(tell, { rootMargin: AHEAD })
  observer = shared
  watched.set(target, onSeen)
  shared.observe(target)
  return () => {
    watched.delete(target)
    shared.unobserve(target)
  }
}

function tell(entries: readonly IntersectionObserverEntry[]): void {
  // In slices: a jump to mid-list brings fifty rows at once.
  startTransition(() => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) watched.get(target)?.()
  })
}
