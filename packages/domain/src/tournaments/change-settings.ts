import { accept, type Outcome, refuse } from '../outcome.ts'
import type { Change } from './change.ts'
import type { Tournament } from './tournament.ts'

/** Name and capacity may change until the start; the capacity never falls below the players who are there. */
export function changeSettings(
  tournament: Tournament,
  settings: { readonly name?: string | undefined; readonly capacity?: number | undefined },
): Outcome<readonly Change[]> {
  const name = settings.name ?? tournament.name
  const capacity = settings.capacity ?? tournament.capacity
  if (name === tournament.name && capacity === tournament.capacity) return accept([])
  if (tournament.phase.kind !== 'waiting') return refuse('settings_locked')
  if (capacity < tournament.players.length) {
    return refuse('capacity_below_players', { players: tournament.players.length })
  }
  return accept([{ kind: 'settings_changed', name, capacity }])
}
