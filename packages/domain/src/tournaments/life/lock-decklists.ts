import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { isWaiting } from '../kinds/phase.ts'
import type { Tournament } from '../tournament.ts'

/** Lists are locked at the start by themselves; by hand before it, and unlocked again until then. */
export function lockDecklists(tournament: Tournament, isLocked: boolean, now: Date): Outcome<readonly Change[]> {
  if (!tournament.announcement) return refuse('wrong_tournament_type')
  if (!isWaiting(tournament)) return refuse('tournament_already_started')
  if ((tournament.decksLockedAt !== null) === isLocked) return accept([])
  return accept([{ kind: 'decklists_locked', at: isLocked ? now.toISOString() : null }])
}
