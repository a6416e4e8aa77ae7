import { isMeeting } from './kinds/seats.ts'
import { matchPoints } from './match-points.ts'
import type { PlayerId, RoundNumber, Tournament } from './tournament.ts'

/** So many rounds back somebody who was paired down is spared. */
const ROUNDS_REMEMBERED = 2

/** Who met somebody with fewer points in one of the two rounds before this one, and in which of them. */
export function pairedDownBefore(
  tournament: Tournament,
  round: RoundNumber,
): ReadonlyMap<PlayerId, readonly RoundNumber[]> {
  const down = new Map<PlayerId, readonly RoundNumber[]>()
  for (let number = Math.max(2, round - ROUNDS_REMEMBERED); number < round; number++) {
    for (const player of pairedDownIn(tournament, number)) down.set(player, [...(down.get(player) ?? []), number])
  }
  return down
}

/** By the points before that round, as the results give them. */
function pairedDownIn(tournament: Tournament, round: RoundNumber): readonly PlayerId[] {
  const earlier = tournament.matches.filter((match) => match.round < round)
  const points = matchPoints({ ...tournament, matches: earlier })
  return tournament.matches.filter(isMeeting).flatMap((match): readonly PlayerId[] => {
    const [first, second] = match.players
    const lead = (points.get(first) ?? 0) - (points.get(second) ?? 0)
    if (match.round !== round || lead === 0) return []
    return [lead > 0 ? first : second]
  })
}
