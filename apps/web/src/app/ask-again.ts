import type { Query, QueryClient } from '@tanstack/react-query'
import { UnreachableError } from '../transport/request-error.ts'

type AskingAgain = {
  readonly isServerReady: () => Promise<boolean>
  readonly shortestPauseMs?: number
}

/** Between this and twice as much: the phones of a hall do not ask all in the same instant. */
const SHORTEST_PAUSE_MS = 10_000

/**
 * Screens whose question nobody could answer show so, and a button. Meanwhile the server is asked now and then whether it can serve;
 * once it can, they ask again by themselves. Until then none of them changes: nothing moves under a finger.
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
    // One that failed once more has said so by now.
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
