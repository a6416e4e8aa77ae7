import { isWhole } from '@tablee/domain/tournaments/teams/entrants'
import type { Team } from '@tablee/domain/tournaments/teams/team'
import { teamCode } from '@tablee/domain/tournaments/teams/team-code'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useJoinTeamAtOnce } from '../api/players/join-team.ts'

/** Teams that lack members. */
export function openTeams(tournament: Pick<Tournament, 'teams' | 'teamKind'>): readonly Team[] {
  return tournament.teams.filter((team) => !isWhole(tournament, team))
}

/** The team of an opened link, and taking a seat in it once in the tournament; its own page says what failed. */
export function useInvitation(tournament: Tournament, code: string | null) {
  const join = useJoinTeamAtOnce(tournament)
  const team = openTeams(tournament).find((each) => codeOf(tournament, each) === code) ?? null
  return { team, accept: async () => (team && code !== null ? join.send({ team: { code } }) : null) }
}

/** What others type or open to come into the team. */
export function codeOf(tournament: Tournament, { members: [captain] }: Team): string | null {
  return captain === undefined ? null : teamCode(tournament, captain)
}
