import { isPlayed, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { Match } from '@tablee/domain/tournaments/tournament'

/** One for each side, in order; a team's stands under its captain, who comes first. */
export function sideNames(match: Match, names: PlayerNames): readonly string[] {
  const sides = isPlayed(match) ? match.sides : seatsOf(match).map((id) => [id])
  return sides.flatMap(([first]) => (first === undefined ? [] : (names.get(first) ?? [])))
}
