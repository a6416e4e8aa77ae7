import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { isFinished } from '../kinds/phase.ts'
import type { Tournament } from '../tournament.ts'

/** Cancels it: no more entries, pairings or scores, and nobody is ranked. Repeating changes nothing. */
export function cancelTournament(tournament: Tournament, reason: string | null = null): Outcome<readonly Change[]> {
  if (tournament.isCancelled) return accept([])
  if (isFinished(tournament)) return refuse('tournament_finished')
  return accept([{ kind: 'tournament_cancelled', ...(reason === null ? {} : { reason }) }])
}
