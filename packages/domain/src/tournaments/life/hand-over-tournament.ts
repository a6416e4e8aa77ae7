import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { isFinished } from '../kinds/phase.ts'
import type { PublicId, Tournament } from '../tournament.ts'

/** Gives an unfinished announced event, with its registrations, to another organizer. */
export function handOverTournament(tournament: Tournament, organizer: PublicId): Outcome<readonly Change[]> {
  if (!tournament.announcement) return refuse('wrong_tournament_type')
  if (tournament.isCancelled) return refuse('tournament_cancelled')
  if (isFinished(tournament)) return refuse('tournament_finished')
  return accept([{ kind: 'organizer_changed', organizer }])
}
