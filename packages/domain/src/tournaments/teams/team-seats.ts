import { opponentOf, sidesOf } from '../kinds/seats.ts'
import { isTeamMatch } from '../kinds/team-match.ts'
import { tableLabel } from '../tables/table-plan.ts'
import type { Match, PlayerId, Tournament } from '../tournament.ts'
import { hasSeatResults } from './entrants.ts'

/** The seats of a team, as they are called at its table: 12A, 12B, 12C. */
const SEAT_LETTERS = ['A', 'B', 'C'] as const

/** The letter of a seat, counted from 0. */
function seatLetter(seat: number): string {
  return SEAT_LETTERS[seat] ?? ''
}

/** A member's seat, from 0; null where nobody has a seat of their own. */
function seatIn(tournament: Pick<Tournament, 'teamKind'>, match: Match, player: PlayerId): number | null {
  if (!hasSeatResults(tournament) || !isTeamMatch(match)) return null
  const seat = sidesOf(match)
    .find((side) => side.includes(player))
    ?.indexOf(player)
  return seat ?? null
}

/** Where a member sits, as in B12C; null where nobody has a seat of their own. */
export function seatLabel(
  tournament: Pick<Tournament, 'teamKind' | 'tablePlan'>,
  match: Match,
  player: PlayerId,
): string | null {
  const seat = seatIn(tournament, match, player)
  return seat === null || !isTeamMatch(match)
    ? null
    : `${tableLabel(tournament.tablePlan, match.table)}${seatLetter(seat)}`
}

/** Who sits opposite: of a team the member at the same seat. Null for nobody, or more than one. */
export function oppositeOf(match: Match, player: PlayerId): PlayerId | null {
  if (!isTeamMatch(match)) return opponentOf(match, player)
  const sides = sidesOf(match)
  const seat = sides.find((side) => side.includes(player))?.indexOf(player) ?? -1
  return sides.find((side) => !side.includes(player))?.[seat] ?? null
}
