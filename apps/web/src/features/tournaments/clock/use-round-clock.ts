import { remainingMs } from '@tablee/domain/tournaments/clock/round-clock'
import { isPaused } from '@tablee/domain/tournaments/kinds/clock-course'
import type { MatchId, RoundClock } from '@tablee/domain/tournaments/tournament'
import { useCallback, useSyncExternalStore } from 'react'
import { useServerTime } from './use-server-time.ts'

const SECOND_MS = 1_000
/** A timer may fire early: by then the second has begun. */
const MARGIN_MS = 3

/**
 * Whole seconds left, of the round or one table, by the server's time; 0 or less past the end. Rerenders every second, simultaneously on
 * all screens.
 */
export function useRoundClock(clock: RoundClock, matchId?: MatchId): number {
  const time = useServerTime()
  const read = useCallback(
    () => Math.ceil(remainingMs(clock, time.nowMs(), matchId) / SECOND_MS),
    [clock, time, matchId],
  )
  const subscribe = useCallback(
    (tell: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const wait = () => {
        if (isPaused(clock)) return
        const leftMs = remainingMs(clock, time.nowMs(), matchId)
        const untilNextMs = leftMs - (Math.ceil(leftMs / SECOND_MS) - 1) * SECOND_MS
        timer = setTimeout(tick, untilNextMs + MARGIN_MS)
      }
      const tick = () => {
        clearTimeout(timer)
        tell()
        wait()
      }
      wait()
      const unsubscribe = time.subscribe(tick)
      return () => {
        clearTimeout(timer)
        unsubscribe()
      }
    },
    [clock, time, matchId],
  )
  return useSyncExternalStore(subscribe, read, read)
}
