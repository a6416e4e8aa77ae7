import { useCallback, useEffect, useRef } from 'react'
import type { Act } from './act.ts'
import { useNotifyFailure } from './use-notify-failure.ts'

/** Tells failures of acts whose button may have left the screen, with the offer to try again. */
export function useToldFailure(act: Pick<Act<never, unknown>, 'error' | 'retry'>, title: string): void {
  const tell = useNotifyFailure()
  const retry = useRef(act.retry)
  retry.current = act.retry
  const retryLatest = useCallback(() => retry.current(), [])
  useEffect(() => {
    if (act.error) tell(title, act.error, { retry: retryLatest })
  }, [act.error, title, tell, retryLatest])
}
