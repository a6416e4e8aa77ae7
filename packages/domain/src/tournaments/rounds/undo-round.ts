import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { hasPenaltiesInRound } from '../conduct/standing-penalties.ts'
import { isUntouched } from '../kinds/match-result.ts'
import { currentRound, isFinished, isWaiting } from '../kinds/phase.ts'
import type { RoundNumber, Tournament } from '../tournament.ts'
import { matchesOfRound } from './round-progress.ts'

/** Undoes the current round's pairings while it has no result. Repeating changes nothing. */
export function undoRound(tournament: Tournament, round: RoundNumber): Outcome<readonly Change[]> {
  if (isFinished(tournament)) return refuse('tournament_finished')
  const current = currentRound(tournament)
  if (round === current + 1) return accept([])
  if (round !== current || isWaiting(tournament)) return refuse('round_not_current')
  if (hasPenaltiesInRound(tournament, round)) return refuse('round_has_penalties')
  if (!matchesOfRound(tournament, round).every(isUntouched)) return refuse('round_has_results')
  return accept([{ kind: 'round_undone', round }])
}
