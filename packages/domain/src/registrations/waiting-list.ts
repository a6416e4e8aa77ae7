import { isWaiting } from '../tournaments/kinds/phase.ts'
import { isFull } from '../tournaments/players/capacity.ts'
import type { Tournament } from '../tournaments/tournament.ts'

type Field = Pick<Tournament, 'players' | 'capacity' | 'phase' | 'announcement' | 'teamKind' | 'teams'>

/** Until the start, once every seat is taken, new registrations wait. */
export function isWaitingListOpen(tournament: Field): boolean {
  return isWaiting(tournament) && isFull(tournament)
}

/** Places on the waiting list, from 1, in order of arrival, while it is open. */
export function waitingPositions<Id extends string>(tournament: Field, pending: Iterable<Id>): ReadonlyMap<Id, number> {
  const positions = new Map<Id, number>()
  if (!isWaitingListOpen(tournament)) return positions
  for (const id of pending) positions.set(id, positions.size + 1)
  return positions
}
