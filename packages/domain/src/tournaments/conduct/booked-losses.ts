import { currentRound, isRunning } from '../kinds/phase.ts'
import { isPlayed, seatsOf } from '../kinds/seats.ts'
import type { Match, PlayerId, RoundNumber, Tournament } from '../tournament.ts'
import type { Penalty } from './penalty.ts'

type InPlay = Pick<Tournament, 'phase' | 'rounds' | 'matches' | 'penalties'>

/** Games lost in a match to come: they wait while their player has no opponent. Always the same value if none. */
export function bookedLosses(tournament: InPlay): readonly Penalty[] {
  if (tournament.penalties.length === 0 || !isRunning(tournament)) return NONE
  const round = currentRound(tournament)
  const booked = tournament.penalties.filter((penalty) => isBooked(penalty) && penalty.round > round)
  return booked.length === 0 ? NONE : booked
}

const NONE: readonly Penalty[] = []

/** Whether it was booked ahead, used or not. */
export function isBooked({ bookedIn }: Pick<Penalty, 'bookedIn'>): boolean {
  return bookedIn !== undefined
}

/** After pairings changed: a booked loss counts in its player's first match of two sides since, and waits for it over byes and absences. */
export function withBookedLosses<Of extends InPlay>(tournament: Of): Of {
  const { penalties } = tournament
  if (!penalties.some(isBooked)) return tournament
  const current = currentRound(tournament)
  const placed = penalties.map((penalty) => placedIn(penalty, current, tournament.matches))
  return { ...tournament, penalties: placed }
}

function placedIn(penalty: Penalty, current: RoundNumber, matches: readonly Match[]): Penalty {
  if (penalty.bookedIn === undefined || penalty.round < current) return penalty
  const bookedIn = Math.min(penalty.bookedIn, current)
  const counts =
    bookedIn < current && matches.some((match) => match.round === current && meets(match, penalty.playerId))
  return { ...penalty, bookedIn, round: counts ? current : current + 1 }
}

/** Of two sides: at a table of more a lost game is a lost match. */
function meets(match: Match, player: PlayerId): boolean {
  return isPlayed(match) && match.sides.length === 2 && seatsOf(match).includes(player)
}
