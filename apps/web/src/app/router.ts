import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { CreatedTournament } from '../features/tournaments/api/following/created-tournament.ts'
import { Crash } from './layout/crash.tsx'
import { NotFound } from './layout/not-found.tsx'
import { Pending } from './layout/pending.tsx'
import { routeTree } from './routeTree.gen.ts'
import type { RouteLoading } from './screen-questions.ts'
import { parseSearch, stringifySearch } from './search-params.ts'

/** Without `loading`, routes only draw what is already held. */
export function createAppRouter(history?: RouterHistory, loading: RouteLoading | null = null) {
  return createRouter({
    routeTree,
    context: { loading },
    ...(history ? { history } : {}),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: Crash,
    defaultPendingComponent: Pending,
    scrollRestoration: staysWhereSomebodyIs(),
  })
}

/**
 * A page scrolled before the app loaded keeps its position: nothing moves under a finger. Later screens start at the top, or where they
 * were left.
 */
function staysWhereSomebodyIs(): () => boolean {
  let isFirst = true
  return () => {
    const stays = isFirst && window.scrollY > 0
    isFirst = false
    return !stays
  }
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
  interface HistoryState {
    /** Just created here, for the page that announces it. */
    created?: CreatedTournament
    /** Typed on the previous page; kept out of the shareable address. */
    email?: string
  }
}
