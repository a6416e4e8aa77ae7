/** An organizer hears of those who register once in so long, but for the first and when it is full. */
export const DIGEST_EVERY_MS = 24 * 60 * 60 * 1000

/** Who leaves within so long of the start is told of at once. */
export const LATE_DEPARTURE_MS = 24 * 60 * 60 * 1000

type Newcomers = {
  /** Nobody was told of before. */
  readonly isFirst: boolean
  /** How many are registered now, and how many of them have just come. */
  readonly registered: number
  readonly added: number
  readonly capacity: number | null
}

/** Whether newcomers are told of at once: the first, and the one by whom the event is full. */
export function isToldAtOnce({ isFirst, registered, added, capacity }: Newcomers): boolean {
  const isFull = capacity !== null && registered >= capacity && registered - added < capacity
  return isFirst || isFull
}

/** Whether a seat comes free so late that its organizer should hear of it; moments are ISO 8601 in UTC. */
export function isLateDeparture(startsAt: string, now: Date): boolean {
  const left = Date.parse(startsAt) - now.getTime()
  return left > 0 && left <= LATE_DEPARTURE_MS
}
