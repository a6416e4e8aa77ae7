import { accept, type Outcome, refuse } from '../outcome.ts'
import type { Change } from './change.ts'
import { currentRound, matchesOfRound } from './round-progress.ts'
import type { RoundNumber, Tournament } from './tournament.ts'

/** Takes back the pairings of the current round while it has no result. A round undone already changes nothing. */
export function undoRound(tournament: Tournament, round: RoundNumber): Outcome<readonly Change[]> {
  if (tournament.phase.kind === 'finished') return refuse('tournament_finished')
  const current = currentRound(tournament)
  if (round === current + 1) return accept([])
  if (round !== current || tournament.phase.kind === 'waiting') return refuse('round_not_current')
  const hasResult = matchesOfRound(tournament, round).some(
    (match) => match.kind === 'played' && match.state.kind !== 'pending',
  )
  if (hasResult) return refuse('round_has_results')
  return accept([{ kind: 'round_undone', round }])
}
