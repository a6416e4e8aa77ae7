import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { evolveAll } from '../evolve.ts'
import { currentRound, isFinished, isWaiting } from '../kinds/phase.ts'
import { closeLastRound } from '../rounds/close-week.ts'
import { computeStandings } from '../standings/compute-standings.ts'
import { withSharedFirsts } from '../standings/podium.ts'
import { inEntrants } from '../teams/in-entrants.ts'
import { ofTeams } from '../teams/of-teams.ts'
import type { Tournament } from '../tournament.ts'

/** Closes the tournament once the round's matches are all over, and records its standings. */
export function finishTournament(tournament: Tournament): Outcome<readonly Change[]> {
  if (isWaiting(tournament)) return refuse('tournament_not_running')
  if (isFinished(tournament)) return refuse('tournament_finished')
  const closed = closeLastRound(inEntrants(tournament))
  if (!closed.accepted) return closed
  const changes = ofTeams(tournament, closed.value, null)
  const played = evolveAll(tournament, changes)
  const standings = computeStandings({ ...played, throughRound: currentRound(played) })
  const over = evolveAll(played, [{ kind: 'tournament_finished', standings }])
  return accept([...changes, { kind: 'tournament_finished', standings: withSharedFirsts(over, standings) }])
}
