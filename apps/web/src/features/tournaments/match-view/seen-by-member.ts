import { entrantsIn, isUnopposed } from '@tablee/domain/tournaments/kinds/seats'
import { isTeamMatch } from '@tablee/domain/tournaments/kinds/team-match'
import { meetingFor } from '@tablee/domain/tournaments/kinds/team-meeting'
import { entrantOf } from '@tablee/domain/tournaments/teams/entrants'
import type { Match, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'

/** A member's rounds as those of one person: their own seat, and the byes of their team. */
export function seenByMember(tournament: Tournament, player: PlayerId): Tournament {
  if (tournament.teamKind === null) return tournament
  const entrant = entrantOf(tournament, player)
  const seen = (match: Match): Match => {
    if (isTeamMatch(match)) return meetingFor(match, player) ?? match
    return isUnopposed(match) && entrantsIn(match).includes(entrant) ? { ...match, player } : match
  }
  return { ...tournament, matches: tournament.matches.map(seen) }
}
