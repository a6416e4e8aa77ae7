import type { PublicRound, PublicStandings, PublicTournament } from '../tournaments/documents/public-tournament.ts'

/** One tournament's public data; nothing is written out before it is asked for. */
export type PublicReading = {
  readonly tournament: () => PublicTournament
  readonly standings: () => Promise<PublicStandings>
  readonly round: (number: number) => PublicRound | null
  readonly calendarEntry: () => CalendarEntry | null
}

/** An announced event for calendars. Moments are ISO 8601. */
export type CalendarEntry = {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly description: string
  readonly location: string | null
  readonly startsAt: string
  readonly endsAt: string | null
  readonly isCancelled: boolean
  readonly sequence: number
  readonly updatedAt: string
}

/** Null for an unknown code. */
export type ReadPublicly = (code: string) => Promise<PublicReading | null>
