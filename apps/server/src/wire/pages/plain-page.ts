import type { PageContent } from '@tablee/contract/serving/page-content'

/** Pages that look the same to whoever opens them for the first time, and show nothing that has to be looked up. */
const PLAIN = /^\/(?:login|register|forgot-password|become-organizer|privacy|terms|about)\/?$/
const PLANS = /^\/plans\/?$/

/** Whether a path may be one of them. */
export const isPlainPath = (path: string): boolean => PLAIN.test(path) || PLANS.test(path)

/** What a page shows that is made of words alone; null for every other page. */
export function plainPage(path: string, product: PageContent['product']): PageContent | null {
  const isPlain = PLAIN.test(path) || (PLANS.test(path) && product.features.includes('plans-page'))
  return isPlain ? { product } : null
}
