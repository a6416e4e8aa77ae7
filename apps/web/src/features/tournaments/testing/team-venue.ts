import { evolveAll } from '@tablee/domain/tournaments/evolve'
import { isTeamMatch, type TeamMatch } from '@tablee/domain/tournaments/kinds/team-match'
import { startTournament } from '@tablee/domain/tournaments/rounds/start-round'
import { inEntrants } from '@tablee/domain/tournaments/teams/in-entrants'
import { ofTeams } from '@tablee/domain/tournaments/teams/of-teams'
import type { TeamKind } from '@tablee/domain/tournaments/teams/team'
import { playerId, whole } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { venue } from './venue.ts'

export type NamedTeam = { readonly name: string; readonly members: readonly string[] }

/** Not started; players p1, p2 … in the order in which they are named. */
export function teamVenue(teamKind: TeamKind, teams: readonly NamedTeam[], alone: readonly string[] = []): Tournament {
  const names = [...teams.flatMap(({ members }) => members), ...alone]
  const people = venue(names, { capacity: Math.max(8, names.length) })
  const idOf = (name: string) => playerId(`p${names.indexOf(name) + 1}`)
  return { ...people, teamKind, teams: teams.map(({ name, members }) => ({ name, members: members.map(idOf) })) }
}

export function teamsStarted(tournament: Tournament): Tournament {
  const decided = startTournament(inEntrants(whole(tournament)), 'seed')
  if (!decided.accepted) throw new Error(decided.refusal.code)
  return evolveAll(tournament, ofTeams(tournament, decided.value, null))
}

export function teamMatchAt(tournament: Tournament, table: number): TeamMatch {
  const match = tournament.matches.filter((each) => isTeamMatch(each)).find((each) => each.table === table)
  if (!match) throw new Error(`no teams at table ${table}`)
  return match
}
