import { useCallback, useMemo, useSyncExternalStore } from 'react'

/** Whether the media query matches, live; false on the server. */
export function useMedia(query: string): boolean {
  // Held, for it is asked at every drawing: making one takes longer than the rest of a row.
  const list = useMemo(() => (typeof window === 'undefined' ? null : window.matchMedia(query)), [query])
  const subscribe = useCallback(
    (onChange: () => void) => {
      list?.addEventListener('change', onChange)
      return () => list?.removeEventListener('change', onChange)
    },
    [list],
  )
  return useSyncExternalStore(
    subscribe,
    () => list?.matches ?? false,
    () => false,
  )
}
