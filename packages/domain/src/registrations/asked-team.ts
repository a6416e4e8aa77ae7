import type { Refusal } from '../outcome.ts'
import type { Change } from '../tournaments/change.ts'
import { nameKey } from '../tournaments/players/player-name.ts'
import { isPlaying, teamOf, teamSize } from '../tournaments/teams/entrants.ts'
import { freeSeatsOf, seatedAs, seatsOfTeam } from '../tournaments/teams/free-seats.ts'
import type { Team } from '../tournaments/teams/team.ts'
import { TEAM_NAME_MAX_LENGTH, teamKey } from '../tournaments/teams/team-name.ts'
import type { Tournament } from '../tournaments/tournament.ts'
import type { Registration } from './registration.ts'

/** A team to come with: a new one, or one that is there or waits. */
export type AskedTeam = { readonly name: string; readonly isNew: boolean }

type Asking = Pick<Registration, 'playerId' | 'teamName'>

/** Why somebody cannot come with that team. */
export function askedTeamFault(
  tournament: Tournament,
  registrations: readonly Registration[],
  { name, isNew }: AskedTeam,
): Refusal | null {
  if (tournament.teamKind === null) return { code: 'not_a_team_event' }
  if (nameKey(name) === '' || name.length > TEAM_NAME_MAX_LENGTH) return { code: 'team_name_invalid' }
  const people = peopleOf(tournament, registrations, name)
  if (isNew) return people === 0 ? null : { code: 'team_name_taken', details: { name } }
  if (people === 0) return { code: 'team_not_found' }
  return people < teamSize(tournament) ? null : { code: 'team_full', details: { name } }
}

/** Those in the team, and those who wait to be. */
function peopleOf(tournament: Tournament, registrations: readonly Registration[], name: string): number {
  const seated = new Set<string>(tournament.players.map(({ id }) => id))
  const key = nameKey(name)
  const waiting = registrations.filter(
    ({ state, playerId, teamName }) =>
      state.kind === 'pending' && !seated.has(playerId) && typeof teamName === 'string' && nameKey(teamName) === key,
  )
  return (teamNamed(tournament, name)?.members.length ?? 0) + waiting.length
}

/** Somebody who was seated takes their chair in the team they asked for, while it is free. */
export function teamTaken(tournament: Tournament, { playerId, teamName }: Asking): readonly Change[] {
  if (tournament.teamKind === null || typeof teamName !== 'string' || teamOf(tournament, playerId)) return []
  const team = teamNamed(tournament, teamName)
  if (!team) return [{ kind: 'team_formed', name: teamName, members: [playerId] }]
  const [captain] = team.members
  const [seat] = freeSeatsOf(tournament, team)
  if (captain === undefined || seat === undefined || isPlaying(tournament, team)) return []
  const seated = seatedAs(seatsOfTeam(tournament, team).with(seat, playerId))
  return [{ kind: 'team_changed', captain, name: team.name, ...seated }]
}

function teamNamed({ teams }: Pick<Tournament, 'teams'>, name: string): Team | null {
  const key = nameKey(name)
  return teams.find((team) => teamKey(team) === key) ?? null
}
