import type { DraftTimer } from '@tablee/domain/tournaments/draft/draft'
import { type DraftMoment, draftMoment } from '@tablee/domain/tournaments/draft/pick-schedule'
import { draftElapsedMs, isDraftPaused } from '@tablee/domain/tournaments/kinds/draft-course'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useServerTime } from '../clock/use-server-time.ts'

const SECOND_MS = 1_000
/** A timer may fire early: by then the second has begun. */
const MARGIN_MS = 3

export type RunDraft = { readonly cards: number; readonly timer: DraftTimer }

/** Where the draft is by the server's time; rerenders every second, simultaneously on all screens. */
export function useDraftMoment({ cards, timer }: RunDraft): DraftMoment {
  const time = useServerTime()
  const read = useCallback(() => Math.floor(draftElapsedMs(timer, time.nowMs()) / SECOND_MS), [timer, time])
  const subscribe = useCallback(
    (tell: () => void) => {
      let waiting: ReturnType<typeof setTimeout> | undefined
      const wait = () => {
        if (isDraftPaused(timer)) return
        const elapsedMs = draftElapsedMs(timer, time.nowMs())
        waiting = setTimeout(tick, SECOND_MS - (elapsedMs % SECOND_MS) + MARGIN_MS)
      }
      const tick = () => {
        clearTimeout(waiting)
        tell()
        wait()
      }
      wait()
      const unsubscribe = time.subscribe(tick)
      return () => {
        clearTimeout(waiting)
        unsubscribe()
      }
    },
    [timer, time],
  )
  const seconds = useSyncExternalStore(subscribe, read, read)
  return useMemo(() => draftMoment(cards, seconds * SECOND_MS), [cards, seconds])
}

export function secondsLeft(moment: DraftMoment): number {
  return moment.phase === 'over' ? 0 : Math.ceil(moment.remainingMs / SECOND_MS)
}
