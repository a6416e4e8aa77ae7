import type { SeatsResult } from '../teams/team.ts'
import type { GamesResult, PlayedMatch } from '../tournament.ts'
import { isMeeting, isPlayed, type Pairing, sidesOf } from './seats.ts'

/** Two teams at a table: trios have a result by seats, two-headed giants one game. */
export type TeamMatch = PlayedMatch<GamesResult | SeatsResult>

type TeamIn<Each> = Each extends { readonly kind: 'played' } ? Each & TeamMatch : Each & Pairing<TeamMatch>

/** Whether two sides of several people meet. */
export function isTeamMatch<Each extends Pairing>(pairing: Each): pairing is Each & TeamIn<Each> {
  return isPlayed(pairing) && !isMeeting(pairing) && sidesOf(pairing).length === 2
}
