import { QUICK_PLAYER_COUNT } from '../size-limits.ts'
import type { Tournament } from '../tournament.ts'

/** Players with a seat; dropping gives it back. */
export function seatedCount({ players }: Pick<Tournament, 'players'>): number {
  return players.filter(({ droppedAfter }) => droppedAfter === null).length
}

/** The most seats an organizer may give a quick tournament; adding players by hand may exceed it. */
export function mostSeats({ capacity }: Pick<Tournament, 'capacity'>): number {
  return Math.max(QUICK_PLAYER_COUNT.max, capacity ?? 0)
}

/** Free seats; null without a limit. */
export function freeSeats({ players, capacity }: Pick<Tournament, 'players' | 'capacity'>): number | null {
  return capacity === null ? null : Math.max(0, capacity - seatedCount({ players }))
}

/** The capacity if an act raised it, to tell people; else null. */
export function raisedCapacity(before: number | null, after: number | null): number | null {
  return before !== null && after !== null && after > before ? after : null
}

export function isFull(tournament: Pick<Tournament, 'players' | 'capacity'>): boolean {
  return freeSeats(tournament) === 0
}
