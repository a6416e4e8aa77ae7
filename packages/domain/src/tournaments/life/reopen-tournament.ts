import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { isFinished, isWaiting } from '../kinds/phase.ts'
import type { Tournament } from '../tournament.ts'

/** Takes the finish back: the last round is open to corrections, and another one may follow. One that runs changes nothing. */
export function reopenTournament(tournament: Tournament): Outcome<readonly Change[]> {
  if (tournament.isCancelled) return refuse('tournament_cancelled')
  if (isWaiting(tournament)) return refuse('tournament_not_running')
  return accept(isFinished(tournament) ? [{ kind: 'tournament_reopened' }] : [])
}
