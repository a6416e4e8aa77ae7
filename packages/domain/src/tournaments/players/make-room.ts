import type { Change } from '../change.ts'
import type { Tournament } from '../tournament.ts'
import { heldSeats } from './capacity.ts'

/** The staff can always add people by hand until the finish: the capacity rises as needed, by a change that every installed app knows. */
export function makeRoom(tournament: Tournament, seats = 1): readonly Change[] {
  const { name, capacity, announcement } = tournament
  const needed = heldSeats(tournament, seats)
  if (capacity === null || needed <= capacity) return []
  return [{ kind: 'settings_changed', name, capacity: needed, announcement }]
}
