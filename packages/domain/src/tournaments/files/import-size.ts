import { accept, type Outcome, refuse } from '../../outcome.ts'

/**
 * Seats per import, one per player and round: each is stored in rows, journal and memory. For guests, a day of 2,000 players in six rounds.
 */
export const MOST_IMPORTED_SEATS = { guest: 12_000, organizer: 60_000 } as const

/** The size of a file not examined further. */
export type ImportExtent = { readonly players: number; readonly rounds: number; readonly placesTaken: number }

/** Seats to reserve: at least those of round 1, or more if rounds list more places than players. */
export function importedSeats({ players, rounds, placesTaken }: ImportExtent): number {
  return Math.max(players * Math.max(rounds, 1), placesTaken)
}

/** The number of seats, or a refusal if too many for the sender. */
export function admitImport(extent: ImportExtent, isOrganizer: boolean): Outcome<number> {
  const seats = importedSeats(extent)
  const most = isOrganizer ? MOST_IMPORTED_SEATS.organizer : MOST_IMPORTED_SEATS.guest
  return seats <= most ? accept(seats) : refuse('import_too_large')
}
