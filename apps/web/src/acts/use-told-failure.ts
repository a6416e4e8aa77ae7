import { useCallback, useEffect, useRef } from 'react'
import { useTranslation } from '../language/use-translation.ts'
import { isWorthRetrying } from '../transport/request-error.ts'
import { notify } from '../ui/toasts.tsx'
import type { Act } from './act.ts'
import { useFailureText } from './failure-text.ts'

/** For a failed act whose button may have left the screen. */
export function useToldFailure(act: Pick<Act<never, unknown>, 'error' | 'retry'>, title: string): void {
  const tell = useNotifyFailure()
  const retry = useRef(act.retry)
  retry.current = act.retry
  const retryLatest = useCallback(() => retry.current(), [])
  useEffect(() => {
    if (act.error) tell(title, act.error, { retry: retryLatest })
  }, [act.error, title, tell, retryLatest])
}

function useNotifyFailure() {
  const { t } = useTranslation()
  const failureText = useFailureText()
  return useCallback(
    (title: string, error: unknown, act: Pick<Act<never, unknown>, 'retry'>) => {
      const action = { label: t('tournament.retry'), onClick: () => void act.retry() }
      notify.error({
        title,
        description: failureText(error, { title, about: 'tapped' }),
        ...(isWorthRetrying(error) ? { action } : {}),
      })
    },
    [t, failureText],
  )
}
