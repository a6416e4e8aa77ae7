import { useSyncExternalStore } from 'react'

/** Who wants neither sound nor motion: the event for everybody in its room, or whoever uses this device. */
export type QuietWish = 'event' | 'own'

const wishes = new Set<QuietWish>()
const listeners = new Set<() => void>()

/** Styles of a still page hang on the mark of the document. */
export function wishQuiet(wish: QuietWish, isQuiet: boolean): void {
  if (wishes.has(wish) === isQuiet) return
  if (isQuiet) wishes.add(wish)
  else wishes.delete(wish)
  document.documentElement.toggleAttribute('data-quiet', wishes.size > 0)
  for (const listener of listeners) listener()
}

export function isQuiet(): boolean {
  return wishes.size > 0
}

/** Null where sounds and motion are as usual. */
export function useQuiet(): QuietWish | null {
  return useSyncExternalStore(subscribe, quietWish, () => null)
}

function quietWish(): QuietWish | null {
  if (wishes.has('event')) return 'event'
  return wishes.has('own') ? 'own' : null
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
