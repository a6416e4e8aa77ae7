import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { currentRound, isFinished, isWaiting } from '../kinds/phase.ts'
import { isRoundComplete } from '../rounds/round-progress.ts'
import { computeStandings } from '../standings/compute-standings.ts'
import type { Tournament } from '../tournament.ts'

/** Closes the tournament once the round's matches are all over, and records its standings. */
export function finishTournament(tournament: Tournament): Outcome<readonly Change[]> {
  if (isWaiting(tournament)) return refuse('tournament_not_running')
  if (isFinished(tournament)) return refuse('tournament_finished')
  if (!isRoundComplete(tournament)) return refuse('round_not_complete')
  const standings = computeStandings({ ...tournament, throughRound: currentRound(tournament) })
  return accept([{ kind: 'tournament_finished', standings }])
}
