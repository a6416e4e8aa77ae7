import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { isFinished, isWaiting } from '../kinds/phase.ts'
import type { Tournament } from '../tournament.ts'

/** Undoes the finish: the last round can be corrected, and another may follow. No effect while running. */
export function reopenTournament(tournament: Tournament): Outcome<readonly Change[]> {
  if (tournament.isCancelled) return refuse('tournament_cancelled')
  if (isWaiting(tournament)) return refuse('tournament_not_running')
  return accept(isFinished(tournament) ? [{ kind: 'tournament_reopened' }] : [])
}
