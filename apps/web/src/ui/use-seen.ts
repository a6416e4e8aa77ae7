import { type RefObject, startTransition, useEffect, useState } from 'react'

/** Drawn before it comes into sight, by a finger that scrolls fast. */
const AHEAD = '600px 0px'

const watched = new Map<Element, () => void>()
let observer: IntersectionObserver | null = null

/** Whether the element is, or was, near the part of the page that is seen: what is costly in long lists can wait for that. */
export function useSeen(element: RefObject<Element | null>, isWanted: boolean): boolean {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    const target = element.current
    if (!isWanted || isSeen || !target) return
    return watch(target, () => setIsSeen(true))
  }, [element, isWanted, isSeen])
  return isSeen
}

/** One observer for all rows of a list. */
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
  // In pieces between frames: after a leap to the middle of a list fifty rows come near at once.
  startTransition(() => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) watched.get(target)?.()
  })
}
