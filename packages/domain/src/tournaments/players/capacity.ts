import { QUICK_PLAYER_COUNT, type Tournament } from '../tournament.ts'

/** Players who have a seat: whoever dropped has given it back. */
export function seatedCount({ players }: Pick<Tournament, 'players'>): number {
  return players.filter(({ droppedAfter }) => droppedAfter === null).length
}

/** The most seats that the organizer may give a quick tournament: players added by hand may have raised it further. */
export function mostSeats({ capacity }: Pick<Tournament, 'capacity'>): number {
  return Math.max(QUICK_PLAYER_COUNT.max, capacity ?? 0)
}

/** Seats that nobody has; null without a limit. */
export function freeSeats({ players, capacity }: Pick<Tournament, 'players' | 'capacity'>): number | null {
  return capacity === null ? null : Math.max(0, capacity - seatedCount({ players }))
}

/** The capacity that an act has raised, so that people are told; null where it has not. */
export function raisedCapacity(before: number | null, after: number | null): number | null {
  return before !== null && after !== null && after > before ? after : null
}

export function isFull(tournament: Pick<Tournament, 'players' | 'capacity'>): boolean {
  return freeSeats(tournament) === 0
}
