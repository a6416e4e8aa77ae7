import { isOfSeats } from '@tablee/domain/tournaments/kinds/team-meeting'
import { entrantNames, type PlayerNames, peopleNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo } from 'react'

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
