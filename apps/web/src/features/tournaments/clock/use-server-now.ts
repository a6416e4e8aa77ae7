import { useCallback, useSyncExternalStore } from 'react'
import { useServerTime } from './use-server-time.ts'

/** The server's time in ms since 1970, as of the last whole step; the component that asks is drawn again with each step. */
export function useServerNow(stepMs: number): number {
  const time = useServerTime()
  const read = useCallback(() => Math.floor(time.nowMs() / stepMs) * stepMs, [time, stepMs])
  const subscribe = useCallback(
    (tell: () => void) => {
      const timer = setInterval(tell, stepMs)
      const unsubscribe = time.subscribe(tell)
      return () => {
        clearInterval(timer)
        unsubscribe()
      }
    },
    [time, stepMs],
  )
  return useSyncExternalStore(subscribe, read, read)
}
