import { entrantsIn } from '../kinds/seats.ts'
import type { EntrantId, Player, PlayerId, Side, Tournament } from '../tournament.ts'
import type { Team, TeamKind } from './team.ts'

type InTeams = Pick<Tournament, 'teamKind' | 'teams'>

/** People of a whole team. */
export const TEAM_SIZES = { trios: 3, 'two-headed-giant': 2 } as const satisfies Readonly<Record<TeamKind, number>>

/** The most people of a team. */
export const MOST_MEMBERS = Math.max(...Object.values(TEAM_SIZES))

/** People who make an entrant: one, or a team's. */
export function teamSize({ teamKind }: Pick<Tournament, 'teamKind'>): number {
  return teamKind === null ? 1 : TEAM_SIZES[teamKind]
}

/** Whether nobody is missing. */
export function isWhole(tournament: Pick<Tournament, 'teamKind'>, { members }: Pick<Team, 'members'>): boolean {
  return members.length === teamSize(tournament)
}

/** The player's team; null for none. */
export function teamOf({ teams }: Pick<Tournament, 'teams'>, player: PlayerId): Team | null {
  return teams.find(({ members }) => members.includes(player)) ?? null
}

/** Who competes for a player: the captain of the team, or the player alone. */
export function entrantOf(tournament: Pick<Tournament, 'teams'>, player: PlayerId): EntrantId {
  return teamOf(tournament, player)?.members[0] ?? player
}

/** The people who sit for an entrant, by seat. */
export function sideOfEntrant({ teams }: Pick<Tournament, 'teams'>, entrant: EntrantId): Side {
  const [captain = entrant, ...others] = teams.find(({ members: [first] }) => first === entrant)?.members ?? []
  return [captain, ...others]
}

/** Who competes: everybody, or the captains of whole teams. */
export function entrantsOf({ players, ...tournament }: Pick<Tournament, 'players'> & InTeams): readonly Player[] {
  if (tournament.teamKind === null) return players
  const captains = new Set(tournament.teams.flatMap((team) => (isWhole(tournament, team) ? team.members[0] : [])))
  return players.filter(({ id }) => captains.has(id))
}

/** The tournament with entrants for players, as pairing and standings read it. */
export function fieldOfEntrants<Of extends Pick<Tournament, 'players'> & InTeams>(tournament: Of): Of {
  return tournament.teamKind === null ? tournament : { ...tournament, players: entrantsOf(tournament) }
}

/** Whether each member plays a match of their own, and the team's result is made of them. */
export function hasSeatResults({ teamKind }: Pick<Tournament, 'teamKind'>): boolean {
  return teamKind === 'trios'
}

/** Whether a round was paired with the team: from then on its people stay. */
export function isPlaying(
  { matches }: Pick<Tournament, 'matches'>,
  { members: [captain] }: Pick<Team, 'members'>,
): boolean {
  return captain !== undefined && matches.some((match) => entrantsIn(match).includes(captain))
}
