import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { askWhoIsSignedIn } from '../api/account-query.ts'

/** Asks again who is signed in, and with which rights, while somebody looks: the operator's command tells no screen. */
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
