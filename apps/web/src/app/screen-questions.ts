import { isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import type { QueryClient } from '@tanstack/react-query'
import type { DeviceStorage } from '../device-storage/device-storage.ts'
import { findSignedIn } from '../features/accounts/api/account-query.ts'
import { sessionsQuery } from '../features/accounts/api/sessions.ts'
import { eventOffersQuery } from '../features/registrations/api/event-offers.ts'
import { ownRegistrationsQuery } from '../features/registrations/api/own-registrations-query.ts'
import { registrationsQuery } from '../features/registrations/api/registrations-query.ts'
import { organizedQuery } from '../features/tournaments/api/organized-tournaments.ts'
import { savedPlaysQuery } from '../features/tournaments/api/saved-tournaments.ts'
import { searchQuery } from '../features/tournaments/api/search-tournaments.ts'
import { tournamentQuery } from '../features/tournaments/api/tournament-query.ts'
import type { TournamentSearch } from '../features/tournaments/api/tournament-search.ts'
import type { ServerClient } from '../transport/server-client.ts'

/** How routes ask for what they show. */
export type RouteLoading = {
  readonly queryClient: QueryClient
  readonly client: ServerClient
  readonly storage: DeviceStorage
}

/** What the page of an event shows besides the tournament: who registered. */
export async function askForEvent(loading: RouteLoading, { id }: Tournament): Promise<void> {
  const { queryClient, client, storage } = loading
  const account = await findSignedIn(loading)
  await queryClient.prefetchQuery(registrationsQuery({ client, storage, id }, account))
}

/** The administration of an event begins with its registrations until it starts. */
export async function askForEventAdmin(loading: RouteLoading, code: string): Promise<void> {
  const { tournament } = await loading.queryClient.fetchQuery(tournamentQuery(loading.client, code))
  if (isYetToStart(tournament)) await askForEvent(loading, tournament)
}

function isYetToStart(tournament: Tournament): boolean {
  return tournament.announcement !== null && (isWaiting(tournament) || tournament.isCancelled === true)
}

export async function askForSearch({ queryClient, client }: RouteLoading, search: TournamentSearch): Promise<void> {
  await queryClient.prefetchInfiniteQuery(searchQuery(client, { search, around: null }))
}

/** What this device plays in, and what the account registered for. */
export async function askForMyEvents(loading: RouteLoading): Promise<void> {
  const { queryClient, client, storage } = loading
  void queryClient.prefetchQuery(savedPlaysQuery(client, storage))
  const account = await findSignedIn(loading)
  if (account !== null) await queryClient.prefetchQuery(ownRegistrationsQuery(client, account))
}

export async function askForOrganized(loading: RouteLoading): Promise<void> {
  const { queryClient, client } = loading
  const account = await findSignedIn(loading)
  if (account === null) return
  for (const part of ['open', 'over'] as const) {
    void queryClient.prefetchInfiniteQuery(organizedQuery(loading, { account, type: null, part }))
  }
  await queryClient.prefetchQuery(eventOffersQuery(client, account))
}

/** What the profile shows besides the account: its sessions, and the events to come. */
export async function askForProfile(loading: RouteLoading): Promise<void> {
  const { queryClient, client } = loading
  const account = await findSignedIn(loading)
  if (account === null) return
  void queryClient.prefetchQuery(sessionsQuery(client))
  await queryClient.prefetchQuery(eventOffersQuery(client, account))
}
