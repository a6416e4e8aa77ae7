import type { Refusal } from '../../outcome.ts'
import { isWaiting } from '../kinds/phase.ts'
import type { Tournament } from '../tournament.ts'
import { isWhole, teamOf } from './entrants.ts'

/** Who keeps a tournament of teams from starting: a team that lacks people, or somebody without one. Null for nobody. */
export function startFault(tournament: Tournament): Refusal | null {
  if (tournament.teamKind === null || !isWaiting(tournament)) return null
  const incomplete = tournament.teams.find((team) => !isWhole(tournament, team))
  if (incomplete) return { code: 'team_incomplete', details: { name: incomplete.name } }
  const alone = tournament.players.find(({ id, droppedAfter }) => droppedAfter === null && !teamOf(tournament, id))
  return alone ? { code: 'player_without_team', details: { name: alone.name } } : null
}
