import type { Query, QueryClient } from '@tanstack/react-query'
import { UnreachableError } from '../transport/request-error.ts'

type AskingAgain = {
  readonly isServerReady: () => Promise<boolean>
  readonly shortestPauseMs?: number
}

/** Up to twice as long, so that the phones of a hall do not all ask at once. */
const SHORTEST_PAUSE_MS = 10_000

/**
 * After failed queries the server is polled until ready; then the screens ask again by themselves. Until then nothing moves under a finger.
 */
export function askAgainWhenReady(
  queryClient: QueryClient,
  { isServerReady, shortestPauseMs = SHORTEST_PAUSE_MS }: AskingAgain,
): void {
  let isWaiting = false

  function wait(): void {
    if (isWaiting) return
    isWaiting = true
    setTimeout(() => void look(), shortestPauseMs * (1 + Math.random()))
  }

  async function look(): Promise<void> {
    const isAsked = hasUnanswered(queryClient)
    const isReady = isAsked && document.visibilityState === 'visible' && (await isServerReady())
    isWaiting = false
    if (isReady) await queryClient.refetchQueries({ type: 'active', predicate: isUnanswered })
    else if (isAsked) wait()
  }

  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && isUnanswered(query)) wait()
  })
}

const isUnanswered = ({ state }: Query): boolean => state.status === 'error' && state.error instanceof UnreachableError

function hasUnanswered(queryClient: QueryClient): boolean {
  return queryClient.getQueryCache().findAll({ type: 'active', predicate: isUnanswered }).length > 0
}
