import { useCallback, useSyncExternalStore } from 'react'
import { useServerTime } from './use-server-time.ts'

/** The server's time in ms since 1970, rounded to the step; rerenders with each step. */
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
