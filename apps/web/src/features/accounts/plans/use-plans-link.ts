import type { Feature } from '@tablee/contract/product-info'
import { useFeature } from '../../../transport/product-info.ts'

/** If the operator wants it there and the page exists. */
export function usePlansLink(place: Exclude<Feature, 'plans-page'>): boolean {
  const hasPage = useFeature('plans-page')
  const isWanted = useFeature(place)
  return hasPage === true && isWanted === true
}
