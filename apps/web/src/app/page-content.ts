import { PAGE_CONTENT_ID, type PageContent } from '@tablee/contract/serving/page-content'
import { isRunning } from '@tablee/domain/tournaments/kinds/phase'
import type { QueryClient } from '@tanstack/react-query'
import { shopKey } from '../features/shops/api/public-shop.ts'
import { eventShopKey } from '../features/tournaments/api/events/event-shop.ts'
import { LAST_EVENTS_KEY } from '../features/tournaments/api/events/last-advanced-events.ts'
import type { LoadedTournament } from '../features/tournaments/api/following/loaded-tournament.ts'
import { keepDocument, TOURNAMENT_KEY } from '../features/tournaments/api/following/tournament-query.ts'
import { liveStandings } from '../features/tournaments/standings-table/live-standings.ts'
import { PRODUCT_INFO_KEY } from '../transport/product-info.ts'

/** Null in the copy that devices keep, and in development. */
export function readPageContent(page: Document): PageContent | null {
  const text = page.getElementById(PAGE_CONTENT_ID)?.textContent
  return text ? (JSON.parse(text) as PageContent) : null
}

/** Computed ahead of rendering. */
export function prepareFirstScreen(queryClient: QueryClient): void {
  for (const [, loaded] of queryClient.getQueriesData<LoadedTournament>({ queryKey: [TOURNAMENT_KEY] })) {
    if (loaded && isRunning(loaded.tournament)) liveStandings(loaded.tournament)
  }
}

/** Answers the first screen's queries in advance. */
export function keepPageContent(
  queryClient: QueryClient,
  { product, lastEvents, tournament, eventShop, shop }: PageContent,
): void {
  queryClient.setQueryData(PRODUCT_INFO_KEY, product)
  if (lastEvents) queryClient.setQueryData(LAST_EVENTS_KEY, lastEvents)
  if (tournament) keepDocument(queryClient, tournament)
  if (tournament && eventShop) queryClient.setQueryData(eventShopKey(tournament.$id, null), eventShop)
  if (shop) queryClient.setQueryData(shopKey(shop.slug), shop)
}
