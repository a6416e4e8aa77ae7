import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and during hydration, then true. For device-only content, which would differ on the first render. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
