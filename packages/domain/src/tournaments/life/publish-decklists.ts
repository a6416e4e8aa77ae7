import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { isFinished } from '../kinds/phase.ts'
import type { Tournament } from '../tournament.ts'

/** Decklists are the organizer's and the owners', until the organizer publishes them after the tournament. */
export function publishDecklists(tournament: Tournament, arePublic: boolean): Outcome<readonly Change[]> {
  if (!tournament.announcement) return refuse('wrong_tournament_type')
  if (tournament.isCancelled) return refuse('tournament_cancelled')
  if (!isFinished(tournament)) return refuse('tournament_not_finished')
  if (tournament.areDecklistsPublic === arePublic) return accept([])
  return accept([{ kind: 'decklists_published', arePublic }])
}
