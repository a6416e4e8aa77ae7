import { lastEventsQuery } from '../features/tournaments/api/events/last-advanced-events.ts'
import { isSearching, readTournamentSearch } from '../features/tournaments/api/search/tournament-search.ts'
import { bringOwn } from './layout/own-places.tsx'
import type { RouteLoading } from './screen-questions.ts'

export type RouteContext = { readonly loading: RouteLoading | null }

export type Loading = { readonly context: RouteContext }

type OfHome = Loading & { readonly location: { readonly search: Readonly<Record<string, unknown>> } }

export async function askForHome(asked: OfHome): Promise<void> {
  const { loading } = asked.context
  if (loading) void loading.queryClient.prefetchQuery(lastEventsQuery(loading.client))
  const search = readTournamentSearch(asked.location.search)
  if (isSearching(search)) ask(asked, async (of) => (await import('./screen-questions.ts')).askForSearch(of, search))
  if (loading) await bringOwn(loading.storage)
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

export function askForSeason(asked: Loading & { readonly params: { readonly slug: string } }): void {
  ask(asked, async (loading) => (await import('./screen-questions.ts')).askForSeason(loading, asked.params.slug))
}

export function askForShop(asked: Loading & { readonly params: { readonly slug: string } }): void {
  ask(asked, async (loading) => (await import('./screen-questions.ts')).askForShop(loading, asked.params.slug))
}

/** Kept out of every phone's first load. */
export function ask({ context: { loading } }: Loading, asking: (loading: RouteLoading) => Promise<void>): void {
  // The screen asks too and reports failures.
  if (loading) void asking(loading).catch(() => {})
}
