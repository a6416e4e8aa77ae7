import { type RefObject, useEffect, useRef, useState } from 'react'

/** What stands below so much of the screen is not seen without scrolling. */
const UPPER_PART = 1 / 3

type Arrived = {
  /** Whether the address asked for a search that was not begun on this page: its results are what somebody came for. */
  readonly isArrived: boolean
  /** The search that the page itself is about to put into the address. */
  readonly noteOwn: (search: object) => void
  readonly card: RefObject<HTMLDivElement | null>
}

/** A search that came with the address (a link, a shared one) is shown at once, and its card is scrolled to. */
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
    // Who comes back to the middle of the page is where they were.
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
