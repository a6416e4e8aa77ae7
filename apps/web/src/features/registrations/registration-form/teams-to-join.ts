import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { nameKey } from '@tablee/domain/tournaments/players/player-name'
import { teamSize } from '@tablee/domain/tournaments/teams/entrants'
import type { Tournament } from '@tablee/domain/tournaments/tournament'

export type TeamToJoin = { readonly name: string; readonly people: readonly string[]; readonly free: number }

type Row = Pick<RegistrationView, 'playerName' | 'status' | 'dropped' | 'teamName'>

/** Teams that lack people, also those that wait for their seats. */
export function teamsToJoin(tournament: Pick<Tournament, 'teamKind'>, rows: readonly Row[]): readonly TeamToJoin[] {
  if (tournament.teamKind === null) return []
  const teams = new Map<string, { readonly name: string; readonly people: string[] }>()
  for (const { playerName, status, dropped, teamName = null } of rows) {
    if (teamName === null || dropped || status === 'cancelled') continue
    const key = nameKey(teamName)
    const team = teams.get(key) ?? { name: teamName, people: [] }
    team.people.push(playerName)
    teams.set(key, team)
  }
  const size = teamSize(tournament)
  return [...teams.values()].flatMap(({ name, people }) =>
    people.length < size ? [{ name, people, free: size - people.length }] : [],
  )
}
