import type { Change } from '../change.ts'
import type { Tournament } from '../tournament.ts'
import { seatedCount } from './capacity.ts'

/**
 * Whom the staff brings in by hand always finds a seat: the capacity rises by the seats that are missing, at any time
 * until the finish. Nothing changes while there are enough. A change that every installed app knows says so.
 */
export function makeRoom(tournament: Tournament, seats = 1): readonly Change[] {
  const { name, capacity, announcement } = tournament
  const needed = seatedCount(tournament) + seats
  if (capacity === null || needed <= capacity) return []
  return [{ kind: 'settings_changed', name, capacity: needed, announcement }]
}
