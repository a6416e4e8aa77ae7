import { seatsOf } from '../tournaments/kinds/seats.ts'
import type { Tournament } from '../tournaments/tournament.ts'
import type { Registration } from './registration.ts'

/** Whether the player had a seat, a bye or a loss in any round: then the results stay for good. */
export function hasBeenPaired({ matches }: Tournament, { playerId }: Registration): boolean {
  return matches.some((match) => seatsOf(match).includes(playerId))
}
