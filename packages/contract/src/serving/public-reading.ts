import type { PublicRound, PublicStandings, PublicTournament } from '../tournaments/documents/public-tournament.ts'

/** What everybody may read of one tournament; nothing is written out before it is asked for. */
export type PublicReading = {
  readonly tournament: () => PublicTournament
  readonly standings: () => PublicStandings
  /** Null for a round that is not paired. */
  readonly round: (number: number) => PublicRound | null
  /** Null for a quick tournament, which nobody announced. */
  readonly calendarEntry: () => CalendarEntry | null
}

/** An announced event as a calendar shows it. Moments are ISO 8601. */
export type CalendarEntry = {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly description: string
  readonly location: string | null
  readonly startsAt: string
  readonly endsAt: string | null
  readonly isCancelled: boolean
  /** Grows with every act. */
  readonly sequence: number
  readonly updatedAt: string
}

/** All dates of a series, the latest first; null for one that nobody announced. */
export type ReadSeries = (series: string) => Promise<readonly CalendarEntry[] | null>

/** Null for a code that no tournament has. */
export type ReadPublicly = (code: string) => Promise<PublicReading | null>
