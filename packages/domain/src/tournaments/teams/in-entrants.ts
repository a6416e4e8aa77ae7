import { countedRules } from '../kinds/counted-rules.ts'
import { ofCaptains } from '../kinds/team-match.ts'
import type { EntrantId, Tournament, WholeTournament } from '../tournament.ts'
import { entrantOf, entrantsOf } from './entrants.ts'

const known = new WeakMap<Tournament, Tournament>()

/**
 * A tournament of teams as if their captains met alone: pairing, repairs and all that leans on who met whom know no more. Matches keep their
 * ids, results are the matches won, and each captain has the team's name.
 */
export function inEntrants(tournament: WholeTournament): WholeTournament
export function inEntrants(tournament: Tournament): Tournament
export function inEntrants(tournament: Tournament): Tournament {
  if (tournament.teamKind === null) return tournament
  const field = known.get(tournament) ?? fieldOf(tournament)
  known.set(tournament, field)
  return field
}

function fieldOf(tournament: Tournament): Tournament {
  const { teams, penalties, matches, tablePlan, awardedByes } = tournament
  const names = new Map(teams.map(({ name, members: [captain] }) => [captain, name]))
  return {
    ...tournament,
    rules: countedRules(tournament),
    teamKind: null,
    teams: [],
    players: entrantsOf(tournament).map((player) => ({ ...player, name: names.get(player.id) ?? player.name })),
    matches: matches.map(ofCaptains),
    tablePlan: {
      ...tablePlan,
      fixed: tablePlan.fixed.map(({ playerId, table }) => ({ playerId: entrantOf(tournament, playerId), table })),
    },
    awardedByes: byesOfTeams(tournament, awardedByes),
    penalties: penalties.map((penalty) => ({ ...penalty, playerId: entrantOf(tournament, penalty.playerId) })),
  }
}

/** A team has the most byes that one of its people has. */
function byesOfTeams(tournament: Tournament, awarded: Tournament['awardedByes']): Tournament['awardedByes'] {
  const most = new Map<EntrantId, number>()
  for (const { playerId, byes } of awarded) {
    const entrant = entrantOf(tournament, playerId)
    most.set(entrant, Math.max(byes, most.get(entrant) ?? 0))
  }
  return [...most].map(([playerId, byes]) => ({ playerId, byes }))
}
