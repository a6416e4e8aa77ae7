import type { Change } from '../change.ts'
import type { PlayerId } from '../tournament.ts'
import { withoutPeople } from './free-seats.ts'
import type { Team } from './team.ts'

export type OfTeams = Extract<Change, { kind: 'team_formed' | 'team_changed' | 'team_parted' }>

export function isOfTeams(change: Change): change is OfTeams {
  return change.kind === 'team_formed' || change.kind === 'team_changed' || change.kind === 'team_parted'
}

export function teamsAfter(teams: readonly Team[], change: OfTeams): readonly Team[] {
  switch (change.kind) {
    case 'team_formed':
      return [...teams, teamIn(change)]
    case 'team_changed':
      return teams.map((team) => (team.members[0] === change.captain ? teamIn(change) : team))
    case 'team_parted':
      return teams.filter(({ members: [captain] }) => captain !== change.captain)
    default:
      return change satisfies never
  }
}

function teamIn({ name, members, seats }: Team): Team {
  return { name, members, ...(seats === undefined ? {} : { seats }) }
}

/** The next member is captain of whom a captain leaves; a team of nobody is none. */
export function teamsWithout(teams: readonly Team[], player: PlayerId): readonly Team[] {
  if (!teams.some(({ members }) => members.includes(player))) return teams
  return teams
    .map((team) => (team.members.includes(player) ? withoutPeople(team, (id) => id === player) : team))
    .filter(({ members }) => members.length > 0)
}
