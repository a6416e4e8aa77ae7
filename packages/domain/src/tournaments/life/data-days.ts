import type { Tournament } from '../tournament.ts'
import { KEPT_DAYS } from './kept-for.ts'

const DAY_MS = 86_400_000

/** Of minors, unless the organizer chose another time. */
export const YOUTH_DATA_DAYS = 90

type Event = Pick<Tournament, 'announcement' | 'registrationRules' | 'isYouth'>

/** Where the organizer chose none. */
export function usualDataDays({ isYouth }: Pick<Event, 'isYouth'>): number {
  return isYouth ? YOUTH_DATA_DAYS : KEPT_DAYS.details
}

/** On its day what people gave to register goes (ISO 8601); null: no event with registrations, or one that has no day yet. */
export function dataErasedOn(event: Event): string | null {
  if (event.announcement === null) return null
  const { startsAt, endsAt } = event.announcement
  const ends = Date.parse(endsAt ?? startsAt)
  if (Number.isNaN(ends)) return null
  return new Date(ends + (event.registrationRules.dataDays ?? usualDataDays(event)) * DAY_MS).toISOString()
}
