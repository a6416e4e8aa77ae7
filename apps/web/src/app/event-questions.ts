import { isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { findSignedIn } from '../features/accounts/api/account-query.ts'
import { registrationsQuery } from '../features/registrations/api/registrations-query.ts'
import { eventShopQuery } from '../features/tournaments/api/events/event-shop.ts'
import { tournamentQuery } from '../features/tournaments/api/following/tournament-query.ts'
import type { RouteLoading } from './screen-questions.ts'

export async function askForEvent(loading: RouteLoading, { id }: Tournament): Promise<void> {
  const { queryClient, client, storage } = loading
  const account = await findSignedIn(loading)
  void queryClient.prefetchQuery(eventShopQuery(client, id, account))
  await queryClient.prefetchQuery(registrationsQuery({ client, storage, id }, account))
}

/** Until it begins, an event's administration starts with its registrations. */
export async function askForEventAdmin(loading: RouteLoading, code: string): Promise<void> {
  const { tournament } = await loading.queryClient.fetchQuery(tournamentQuery(loading.client, code))
  if (isYetToStart(tournament)) await askForEvent(loading, tournament)
}

function isYetToStart(tournament: Tournament): boolean {
  return tournament.announcement !== null && (isWaiting(tournament) || tournament.isCancelled === true)
}
