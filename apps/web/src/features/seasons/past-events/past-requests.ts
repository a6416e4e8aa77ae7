import { MOST_PAST_OF_REQUEST, MOST_PAST_PLACES_OF_REQUEST } from '@tablee/domain/seasons/past-events'
import type { PastWish } from './past-draft.ts'

/** As few requests as hold them. */
export function requestsOf(wishes: readonly PastWish[]): readonly PastWish[][] {
  const requests: PastWish[][] = []
  let places = 0
  for (const wish of wishes) {
    const last = requests.at(-1)
    const isFull = last === undefined || last.length >= MOST_PAST_OF_REQUEST
    if (isFull || places + wish.places.length > MOST_PAST_PLACES_OF_REQUEST) {
      requests.push([wish])
      places = wish.places.length
    } else {
      last.push(wish)
      places += wish.places.length
    }
  }
  return requests
}
