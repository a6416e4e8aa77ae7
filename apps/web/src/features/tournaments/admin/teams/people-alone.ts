import type { Tournament } from '@tablee/domain/tournaments/tournament'

/** In no team, and still in the tournament. */
export function peopleAlone({ players, teams }: Pick<Tournament, 'players' | 'teams'>): Tournament['players'] {
  const taken = new Set(teams.flatMap(({ members }) => members))
  return players.filter(({ id, droppedAfter }) => droppedAfter === null && !taken.has(id))
}
