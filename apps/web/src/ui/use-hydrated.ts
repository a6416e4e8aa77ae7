import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False while a page is written on the server, and while the app takes over what was written; true from then on. For what only the
 * device knows: drawn at once, it would differ from what stands there.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
