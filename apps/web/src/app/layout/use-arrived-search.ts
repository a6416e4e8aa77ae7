import { type RefObject, useEffect, useRef, useState } from 'react'

/** Content starting lower needs scrolling. */
const UPPER_PART = 1 / 3

type Arrived = {
  /** The search came with the address: its results are what the visitor came for. */
  readonly isArrived: boolean
  /** Announces a search of the page itself. */
  readonly noteOwn: (search: object) => void
  readonly card: RefObject<HTMLDivElement | null>
}

/** Scrolls to a search that came with the address. */
export function useArrivedSearch(search: object, isSearching: boolean): Arrived {
  const text = JSON.stringify(search)
  const [own, setOwn] = useState<readonly string[]>(isSearching ? [] : [text])
  const [seen, setSeen] = useState<string | null>(null)
  const [isArrived, setArrived] = useState(false)
  const card = useRef<HTMLDivElement>(null)
  if (seen !== text) {
    setSeen(text)
    if (!own.includes(text)) setArrived(isSearching)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each search that arrives is scrolled to once.
  useEffect(() => {
    const top = card.current?.getBoundingClientRect().top ?? 0
    // Going back to the middle of the page keeps the position.
    const isAtTop = window.scrollY === 0
    if (isArrived && isAtTop && top > window.innerHeight * UPPER_PART)
      card.current?.scrollIntoView?.({ block: 'start' })
  }, [isArrived, isArrived ? text : null])
  return {
    isArrived,
    noteOwn: (wanted) => setOwn((before) => [...before, JSON.stringify(wanted)]),
    card,
  }
}
