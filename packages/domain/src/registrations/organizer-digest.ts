/** How often an organizer hears of new registrations, besides those told at once. */
export const DIGEST_EVERY_MS = 24 * 60 * 60 * 1000

/** Departures this close to the start are reported at once. */
export const LATE_DEPARTURE_MS = 24 * 60 * 60 * 1000

type Newcomers = {
  /** None was reported before. */
  readonly isFirst: boolean
  readonly registered: number
  readonly added: number
  readonly capacity: number | null
}

/** Whether new registrations are reported at once: the first, and the one that fills the event. */
export function isToldAtOnce({ isFirst, registered, added, capacity }: Newcomers): boolean {
  const isFull = capacity !== null && registered >= capacity && registered - added < capacity
  return isFirst || isFull
}

/** Whether a seat comes free so late that the organizer should hear of it; ISO 8601 in UTC. */
export function isLateDeparture(startsAt: string, now: Date): boolean {
  const left = Date.parse(startsAt) - now.getTime()
  return left > 0 && left <= LATE_DEPARTURE_MS
}
