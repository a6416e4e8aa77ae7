import type { Player, PlayerId, Tournament } from '../tournament.ts'

export type PlayerNames = ReadonlyMap<PlayerId, string>

/** By entrant: a captain's is the name of the team; the others have their own. */
export function entrantNames({ players, teams }: Pick<Tournament, 'players' | 'teams'>): PlayerNames {
  const people = peopleNames(players)
  if (teams.length === 0) return people
  return new Map([
    ...people,
    ...teams.flatMap(({ name, members: [captain] }) => (captain ? [[captain, name] as const] : [])),
  ])
}

/** By person. */
export function peopleNames(players: readonly Player[]): PlayerNames {
  return new Map(players.map(({ id, name }) => [id, name]))
}
