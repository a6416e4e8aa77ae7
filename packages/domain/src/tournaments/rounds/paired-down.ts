import { isMeeting, pairOf } from '../kinds/seats.ts'
import { matchPoints } from '../results/match-points.ts'
import type { Match, PlayerId, RoundNumber, Tournament } from '../tournament.ts'

/** So many rounds back somebody who was paired down is spared. */
const ROUNDS_REMEMBERED = 2

/** Who met somebody with fewer points in one of the two rounds before this one, and in which of them. */
export function pairedDownBefore(
  tournament: Tournament,
  round: RoundNumber,
): ReadonlyMap<PlayerId, readonly RoundNumber[]> {
  return pointsBefore(tournament, round).down
}

type PointsBefore = {
  /** Of everybody, by the results of the rounds before. */
  readonly points: ReadonlyMap<PlayerId, number>
  readonly down: ReadonlyMap<PlayerId, readonly RoundNumber[]>
}

/** The points before a round, and who was paired down on the way to them: both in one walk through the matches. */
export function pointsBefore(tournament: Tournament, round: RoundNumber): PointsBefore {
  const down = new Map<PlayerId, readonly RoundNumber[]>()
  const first = Math.min(round, Math.max(2, round - ROUNDS_REMEMBERED))
  const pointsOf = (matches: readonly Match[]) => matchPoints({ ...tournament, matches })
  // A match counts the same whatever other ones there are: so the points of a round are added to those before it.
  const points = new Map(pointsOf(tournament.matches.filter((match) => match.round < first)))
  for (let number = first; number < round; number++) {
    const played = tournament.matches.filter((match) => match.round === number)
    for (const player of pairedDownIn(played, points)) down.set(player, [...(down.get(player) ?? []), number])
    for (const [player, earned] of pointsOf(played)) points.set(player, (points.get(player) ?? 0) + earned)
  }
  return { points, down }
}

/** By the points before that round, as the results give them. */
function pairedDownIn(played: readonly Match[], points: ReadonlyMap<PlayerId, number>): readonly PlayerId[] {
  return played.filter(isMeeting).flatMap((match): readonly PlayerId[] => {
    const [first, second] = pairOf(match)
    const lead = (points.get(first) ?? 0) - (points.get(second) ?? 0)
    if (lead === 0) return []
    return [lead > 0 ? first : second]
  })
}
