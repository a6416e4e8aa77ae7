import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { isFinished } from '../kinds/phase.ts'
import type { Tournament } from '../tournament.ts'

/** The organizer allows or forbids players to rename themselves after the start; before it everybody may. */
export function allowOwnNames(tournament: Tournament, areAllowed: boolean): Outcome<readonly Change[]> {
  if (tournament.allowsOwnNames === areAllowed) return accept([])
  if (isFinished(tournament)) return refuse('tournament_finished')
  return accept([{ kind: 'own_names_allowed', areAllowed }])
}
