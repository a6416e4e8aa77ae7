import { lastEventsQuery } from '../features/tournaments/api/events/last-advanced-events.ts'
import { readDocumentOfPage, tournamentQuery } from '../features/tournaments/api/following/tournament-query.ts'
import { isSearching, readTournamentSearch } from '../features/tournaments/api/search/tournament-search.ts'
import type { RouteLoading } from './screen-questions.ts'

export type RouteContext = { readonly loading: RouteLoading | null }

type Loading = { readonly context: RouteContext }
type OfTournament = Loading & { readonly params: { readonly code: string } }

/**
 * Starts while the screen's code loads. Nothing waits for it: the screen has a skeleton, reports failures, and offline shows what this
 * device saw last.
 */
export function askForTournament({ context: { loading }, params }: OfTournament): void {
  if (!loading) return
  readDocumentOfPage(loading.queryClient)
  void loading.queryClient.prefetchQuery(tournamentQuery(loading.client, params.code))
}

/** Quick tournaments skip this code. */
export function askForEvent(asked: OfTournament): void {
  askForTournament(asked)
  ask(asked, async (loading) => {
    const { tournament } = await loading.queryClient.fetchQuery(tournamentQuery(loading.client, asked.params.code))
    if (tournament.announcement !== null) await (await import('./event-questions.ts')).askForEvent(loading, tournament)
  })
}

export function askForEventAdmin(asked: OfTournament): void {
  askForTournament(asked)
  ask(asked, async (loading) => (await import('./event-questions.ts')).askForEventAdmin(loading, asked.params.code))
}

type OfHome = Loading & { readonly location: { readonly search: Readonly<Record<string, unknown>> } }

export function askForHome(asked: OfHome): void {
  const { loading } = asked.context
  if (loading) void loading.queryClient.prefetchQuery(lastEventsQuery(loading.client))
  const search = readTournamentSearch(asked.location.search)
  if (isSearching(search)) ask(asked, async (of) => (await import('./screen-questions.ts')).askForSearch(of, search))
}

export function askForMyEvents(asked: Loading): void {
  ask(asked, async (loading) => (await import('./screen-questions.ts')).askForMyEvents(loading))
}

export function askForOrganized(asked: Loading): void {
  ask(asked, async (loading) => (await import('./screen-questions.ts')).askForOrganized(loading))
}

export function askForProfile(asked: Loading): void {
  ask(asked, async (loading) => (await import('./screen-questions.ts')).askForProfile(loading))
}

export function askForShop(asked: Loading & { readonly params: { readonly slug: string } }): void {
  ask(asked, async (loading) => (await import('./screen-questions.ts')).askForShop(loading, asked.params.slug))
}

/** Kept out of every phone's first load. */
function ask({ context: { loading } }: Loading, asking: (loading: RouteLoading) => Promise<void>): void {
  // The screen asks too and reports failures.
  if (loading) void asking(loading).catch(() => {})
}
