import { useState } from 'react'

const SHOWN_FIRST = 8
/** A button for fewer would take as much room. */
const FOLDED_FROM = 11

/** The first of a list that would push the table out of sight, and the way to the others. */
export function useFolded<Item>(items: readonly Item[]) {
  const [isOpen, setOpen] = useState(false)
  const isFolded = !isOpen && items.length >= FOLDED_FROM
  return {
    shown: isFolded ? items.slice(0, SHOWN_FIRST) : items,
    more: isFolded ? items.length - SHOWN_FIRST : 0,
    open: () => setOpen(true),
  }
}
