import { PAGE_CONTENT_ID, type PageContent } from '@tablee/contract/serving/page-content'
import type { QueryClient } from '@tanstack/react-query'
import { LAST_EVENTS_KEY } from '../features/tournaments/api/last-advanced-events.ts'
import { keepDocument } from '../features/tournaments/api/tournament-query.ts'
import { PRODUCT_INFO_KEY } from '../transport/product-info.ts'

/** What the server wrote into the page besides what it shows; null in the copy that devices keep, and while developing. */
export function readPageContent(page: Document): PageContent | null {
  const text = page.getElementById(PAGE_CONTENT_ID)?.textContent
  return text ? (JSON.parse(text) as PageContent) : null
}

/** Answers what the first screen asks, before it asks. */
export function keepPageContent(queryClient: QueryClient, { product, lastEvents, tournament }: PageContent): void {
  queryClient.setQueryData(PRODUCT_INFO_KEY, product)
  if (lastEvents) queryClient.setQueryData(LAST_EVENTS_KEY, lastEvents)
  if (tournament) keepDocument(queryClient, tournament)
}
