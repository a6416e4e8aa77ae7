import type { PageContent } from '@tablee/contract/serving/page-content'

/** Pages with the same first view for everyone, without any lookup. */
const PLAIN = /^\/(?:login|register|forgot-password|become-organizer|privacy|terms|about)\/?$/
const PLANS = /^\/plans\/?$/

export const isPlainPath = (path: string): boolean => PLAIN.test(path) || PLANS.test(path)

/** The content of a page of words alone; null for every other page. */
export function plainPage(path: string, product: PageContent['product']): PageContent | null {
  const isPlain = PLAIN.test(path) || (PLANS.test(path) && product.features.includes('plans-page'))
  return isPlain ? { product } : null
}
