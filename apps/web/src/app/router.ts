import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { CreatedTournament } from '../features/tournaments/api/following/created-tournament.ts'
import { Crash } from './layout/crash.tsx'
import { NotFound } from './layout/not-found.tsx'
import { Pending } from './layout/pending.tsx'
import { routeTree } from './routeTree.gen.ts'
import type { RouteLoading } from './screen-questions.ts'
import { parseSearch, stringifySearch } from './search-params.ts'

/** `loading` is how routes ask for what they show; without it they only draw what is held already. */
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
 * Whoever has scrolled before the app came stays there: under a finger that is down nothing moves, and its click reaches what it was set
 * on. Later screens begin at their top, or where they were left.
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
    /** What was just created here, on the page that tells so. */
    created?: CreatedTournament
    /** An address that was typed on the page before; it stays out of what others see of a link. */
    email?: string
  }
}
