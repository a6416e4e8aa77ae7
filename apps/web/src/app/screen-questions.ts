import type { QueryClient } from '@tanstack/react-query'
import type { DeviceStorage } from '../device-storage/device-storage.ts'
import { findSignedIn } from '../features/accounts/api/account-query.ts'
import { sessionsQuery } from '../features/accounts/api/sessions.ts'
import { eventOffersQuery } from '../features/registrations/api/event-offers.ts'
import { ownRegistrationsQuery } from '../features/registrations/api/own-registrations-query.ts'
import { seasonQuery } from '../features/seasons/api/season.ts'
import { ownShopQuery } from '../features/shops/api/own-shop.ts'
import { shopQuery } from '../features/shops/api/public-shop.ts'
import { organizedQuery } from '../features/tournaments/api/own/organized-tournaments.ts'
import { savedPlaysQuery } from '../features/tournaments/api/own/saved-tournaments.ts'
import { searchQuery } from '../features/tournaments/api/search/search-tournaments.ts'
import type { TournamentSearch } from '../features/tournaments/api/search/tournament-search.ts'
import type { ServerClient } from '../transport/server-client.ts'

export type RouteLoading = {
  readonly queryClient: QueryClient
  readonly client: ServerClient
  readonly storage: DeviceStorage
}

export async function askForSearch({ queryClient, client }: RouteLoading, search: TournamentSearch): Promise<void> {
  await queryClient.prefetchInfiniteQuery(searchQuery(client, { search, around: null }))
}

/** This device's tournaments and the account's registrations. */
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

export async function askForShop({ queryClient, client }: RouteLoading, slug: string): Promise<void> {
  await queryClient.prefetchQuery(shopQuery(client, slug))
}

export async function askForSeason(loading: RouteLoading, slug: string): Promise<void> {
  const account = await findSignedIn(loading)
  await loading.queryClient.prefetchQuery(seasonQuery(loading.client, { slug, account }))
}

export async function askForProfile(loading: RouteLoading): Promise<void> {
  const { queryClient, client } = loading
  const account = await findSignedIn(loading)
  if (account === null) return
  void queryClient.prefetchQuery(sessionsQuery(client))
  void queryClient.prefetchQuery(ownShopQuery(client, account))
  await queryClient.prefetchQuery(eventOffersQuery(client, account))
}
