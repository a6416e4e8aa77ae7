import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { askWhoIsSignedIn } from '../api/account-query.ts'

/** Rechecks the account and its rights while the page is visible: the operator's command notifies no screen. */
export function useAskedAgain(everyMs: number | null): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (everyMs === null) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void askWhoIsSignedIn(queryClient)
    }, everyMs)
    return () => clearInterval(timer)
  }, [everyMs, queryClient])
}
