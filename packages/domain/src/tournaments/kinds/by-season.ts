import type { SeasonPlace } from '../season-seeds.ts'
import type { PlayerId } from '../tournament.ts'

/** In the order of the season's table; whoever shares a place there, or has none, stays in the order given. */
export function bySeason(seeds: readonly SeasonPlace[], players: readonly PlayerId[]): readonly PlayerId[] {
  const places = new Map(seeds.map(({ playerId, place }) => [playerId, place]))
  const placeOf = (id: PlayerId) => places.get(id) ?? Number.MAX_SAFE_INTEGER
  return players.toSorted((one, other) => placeOf(one) - placeOf(other))
}
