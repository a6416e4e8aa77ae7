import { accept, type Outcome, refuse } from '../../outcome.ts'

/**
 * What one file may bring in, in seats: a seat is a player in a round. Every seat becomes part of a row, of the journal and of
 * the state in memory, so it is what an import costs. A day of 2,000 players in six rounds is the most for a guest.
 */
export const MOST_IMPORTED_SEATS = { guest: 12_000, organizer: 60_000 } as const

/** A file as far as its size goes; nothing of it was looked at more closely. */
export type ImportExtent = { readonly players: number; readonly rounds: number; readonly placesTaken: number }

/** A field that waits has its seats of the first round already; a round that lists more places than players is as large as they. */
export function importedSeats({ players, rounds, placesTaken }: ImportExtent): number {
  return Math.max(players * Math.max(rounds, 1), placesTaken)
}

/** The seats of the file, or that it is larger than whoever sends it may bring in. */
export function admitImport(extent: ImportExtent, isOrganizer: boolean): Outcome<number> {
  const seats = importedSeats(extent)
  const most = isOrganizer ? MOST_IMPORTED_SEATS.organizer : MOST_IMPORTED_SEATS.guest
  return seats <= most ? accept(seats) : refuse('import_too_large')
}
