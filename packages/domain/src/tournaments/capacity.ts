import type { Tournament } from './tournament.ts'

/** Seats that nobody has; null without a limit. Whoever dropped has given the seat back. */
export function freeSeats({ players, capacity }: Pick<Tournament, 'players' | 'capacity'>): number | null {
  if (capacity === null) return null
  const seated = players.filter(({ droppedAfter }) => droppedAfter === null).length
  return Math.max(0, capacity - seated)
}

export function isFull(tournament: Pick<Tournament, 'players' | 'capacity'>): boolean {
  return freeSeats(tournament) === 0
}
