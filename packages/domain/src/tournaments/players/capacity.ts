import { QUICK_PLAYER_COUNT } from '../size-limits.ts'
import { teamSize } from '../teams/entrants.ts'
import type { Tournament } from '../tournament.ts'

type Seated = Pick<Tournament, 'players' | 'capacity' | 'announcement' | 'teamKind' | 'teams'>

const counted = new WeakMap<Tournament['players'], number>()

/** Players with a seat; dropping gives it back. Counted once, for each row of a long list asks whether there is a seat left. */
export function seatedCount({ players }: Pick<Tournament, 'players'>): number {
  const count = counted.get(players) ?? players.filter(({ droppedAfter }) => droppedAfter === null).length
  counted.set(players, count)
  return count
}

/** The most seats an organizer may give a quick tournament; adding players by hand may exceed it. */
export function mostSeats({ capacity }: Pick<Tournament, 'capacity'>): number {
  return Math.max(QUICK_PLAYER_COUNT.max, capacity ?? 0)
}

/** Free seats; null without a limit. Of an announced event of teams, those of whole teams. */
export function freeSeats(tournament: Seated): number | null {
  const { capacity } = tournament
  if (capacity === null) return null
  const size = seatsTogether(tournament)
  return Math.max(0, capacity - (capacity % size) - heldSeats(tournament))
}

/**
 * Seats that are taken once so many more come. A team of an announced event holds those of all its members, so that they find theirs;
 * people without a team share such seats.
 */
export function heldSeats(tournament: Seated, more = 0): number {
  const { players, teams } = tournament
  const size = seatsTogether(tournament)
  if (size === 1) return seatedCount(tournament) + more
  const there = new Set(players.flatMap(({ id, droppedAfter }) => (droppedAfter === null ? [id] : [])))
  const held = teams.map(({ members }) => members.filter((id) => there.has(id)).length).filter((count) => count > 0)
  const alone = there.size - held.reduce((sum, count) => sum + count, 0)
  return (held.length + Math.ceil((alone + more) / size)) * size
}

function seatsTogether({ announcement, teamKind }: Pick<Tournament, 'announcement' | 'teamKind'>): number {
  return announcement === null ? 1 : teamSize({ teamKind })
}

/** The capacity if an act raised it, to tell people; else null. */
export function raisedCapacity(before: number | null, after: number | null): number | null {
  return before !== null && after !== null && after > before ? after : null
}

export function isFull(tournament: Seated): boolean {
  return freeSeats(tournament) === 0
}
