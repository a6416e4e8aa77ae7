import { useCallback } from 'react'
import { useTranslation } from '../language/use-translation.ts'
import { notify } from '../ui/toasts.tsx'
import type { Act } from './act.ts'
import { useFailureText } from './failure-text.ts'
import { isWorthRetrying } from './request-error.ts'

/** Tells a failure that has no place of its own on the screen. */
export function useNotifyFailure() {
  const { t } = useTranslation()
  const failureText = useFailureText()
  return useCallback(
    (title: string, error: unknown, act: Pick<Act<never, unknown>, 'retry'>) => {
      const action = { label: t('tournament.retry'), onClick: () => void act.retry() }
      notify.error({ title, description: failureText(error, { title }), ...(isWorthRetrying(error) ? { action } : {}) })
    },
    [t, failureText],
  )
}
