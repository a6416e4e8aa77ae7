import { PAGE_CONTENT_ID, type PageContent } from '@tablee/contract/serving/page-content'
import type { QueryClient } from '@tanstack/react-query'
import { shopKey } from '../features/shops/api/shop-key.ts'
import { eventShopKey } from '../features/tournaments/api/events/event-shop-key.ts'
import { LAST_EVENTS_KEY } from '../features/tournaments/api/events/last-events-key.ts'
import { DOCUMENT_OF_PAGE } from '../features/tournaments/api/following/document-of-page.ts'
import { PRODUCT_INFO_KEY } from '../transport/product-info.ts'

/** Null in the copy that devices keep, and in development. */
export function readPageContent(page: Document): PageContent | null {
  const text = page.getElementById(PAGE_CONTENT_ID)?.textContent
  return text ? (JSON.parse(text) as PageContent) : null
}

/** Answers the first screen's queries in advance. */
export function keepPageContent(
  queryClient: QueryClient,
  { product, lastEvents, tournament, eventShop, shop }: PageContent,
): void {
  queryClient.setQueryData(PRODUCT_INFO_KEY, product)
  if (lastEvents) queryClient.setQueryData(LAST_EVENTS_KEY, lastEvents)
  if (tournament) queryClient.setQueryData(DOCUMENT_OF_PAGE, tournament)
  if (tournament && eventShop) queryClient.setQueryData(eventShopKey(tournament.$id, null), eventShop)
  if (shop) queryClient.setQueryData(shopKey(shop.slug), shop)
}
