import { isOfSeats } from '@tablee/domain/tournaments/kinds/team-meeting'
import type { Player, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo } from 'react'

export type PlayerNames = ReadonlyMap<PlayerId, string>

/** By entrant: a captain's is the name of the team. The same map until one changes. */
export function usePlayerNames({ players, teams }: Pick<Tournament, 'players' | 'teams'>): PlayerNames {
  return useMemo(() => entrantNames({ players, teams }), [players, teams])
}

/** By person, also where teams play. */
export function usePeopleNames({ players }: Pick<Tournament, 'players'>): PlayerNames {
  return useMemo(() => peopleNames(players), [players])
}

/** By opponent, as a player meets them: a person, or where two teams play one game a team. */
export function useOpponentNames({
  players,
  teams,
  teamKind,
}: Pick<Tournament, 'players' | 'teams' | 'teamKind'>): PlayerNames {
  const people = usePeopleNames({ players })
  const entrants = usePlayerNames({ players, teams })
  return teamKind !== null && isOfSeats(teamKind) ? people : entrants
}

export function entrantNames({ players, teams }: Pick<Tournament, 'players' | 'teams'>): PlayerNames {
  const people = peopleNames(players)
  if (teams.length === 0) return people
  return new Map([
    ...people,
    ...teams.flatMap(({ name, members: [captain] }) => (captain ? [[captain, name] as const] : [])),
  ])
}

function peopleNames(players: readonly Player[]): PlayerNames {
  return new Map(players.map(({ id, name }) => [id, name]))
}
