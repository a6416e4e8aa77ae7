import { seatsOf } from '../tournaments/kinds/seats.ts'
import type { Tournament } from '../tournaments/tournament.ts'
import type { Registration } from './registration.ts'

/** Whether the player had a seat, bye or loss in any round; their results then stay for good. */
export function hasBeenPaired(
  { matches }: Pick<Tournament, 'matches'>,
  { playerId }: Pick<Registration, 'playerId'>,
): boolean {
  return matches.some((match) => seatsOf(match).includes(playerId))
}
