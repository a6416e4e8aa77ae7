import { lastEventsQuery } from '../features/tournaments/api/events/last-advanced-events.ts'
import { tournamentQuery } from '../features/tournaments/api/following/tournament-query.ts'
import { isSearching, readTournamentSearch } from '../features/tournaments/api/search/tournament-search.ts'
import type { RouteLoading } from './screen-questions.ts'

export type RouteContext = { readonly loading: RouteLoading | null }

type Loading = { readonly context: RouteContext }
type OfTournament = Loading & { readonly params: { readonly code: string } }

/**
 * Asks for the tournament while the code of the screen is still on its way. Nobody waits for the answer, here and below: the
 * screen has a shape of its own until it comes, says what went wrong, and without a network shows what this device saw last.
 */
export function askForTournament({ context: { loading }, params }: OfTournament): void {
  if (loading) void loading.queryClient.prefetchQuery(tournamentQuery(loading.client, params.code))
}

/** Who registered, where it is an event: the page of a quick tournament goes without the code that asks for that. */
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

/** What the home page shows, and what its address looks for. */
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

/** What few pages ask comes as code of its own, beside that of the screen: no phone carries it in its first load. */
function ask({ context: { loading } }: Loading, asking: (loading: RouteLoading) => Promise<void>): void {
  // The screen asks too, and says what went wrong.
  if (loading) void asking(loading).catch(() => {})
}
