import { isMeeting, pairOf } from '../kinds/seats.ts'
import { matchPoints } from '../results/match-points.ts'
import type { Match, PlayerId, RoundNumber, Tournament } from '../tournament.ts'
import { withVirtualPoints } from './accelerated.ts'

/** Rounds for which a paired-down player is spared. */
const ROUNDS_REMEMBERED = 2

/** Who met someone with fewer points in the last two rounds, and in which. */
export function pairedDownBefore(
  tournament: Tournament,
  round: RoundNumber,
): ReadonlyMap<PlayerId, readonly RoundNumber[]> {
  return pointsBefore(tournament, round).down
}

type PointsBefore = {
  readonly points: ReadonlyMap<PlayerId, number>
  readonly down: ReadonlyMap<PlayerId, readonly RoundNumber[]>
}

/** Points before a round, and who was paired down, in one pass over the matches. */
export function pointsBefore(tournament: Tournament, round: RoundNumber): PointsBefore {
  const down = new Map<PlayerId, readonly RoundNumber[]>()
  const first = Math.min(round, Math.max(2, round - ROUNDS_REMEMBERED))
  const pointsOf = (matches: readonly Match[]) => matchPoints({ ...tournament, matches }, round)
  // Each match counts independently, so a round's points add to those before.
  const before: Match[] = []
  const recent = Array.from({ length: round - first }, (): Match[] => [])
  for (const match of tournament.matches) {
    if (match.round < first) before.push(match)
    else recent[match.round - first]?.push(match)
  }
  const points = new Map(pointsOf(before))
  for (const [index, played] of recent.entries()) {
    const number = first + index
    const seen = withVirtualPoints(tournament, number, points)
    for (const player of pairedDownIn(played, seen)) down.set(player, [...(down.get(player) ?? []), number])
    for (const [player, earned] of pointsOf(played)) points.set(player, (points.get(player) ?? 0) + earned)
  }
  return { points, down }
}

function pairedDownIn(played: readonly Match[], points: ReadonlyMap<PlayerId, number>): readonly PlayerId[] {
  return played.filter(isMeeting).flatMap((match): readonly PlayerId[] => {
    const [first, second] = pairOf(match)
    const lead = (points.get(first) ?? 0) - (points.get(second) ?? 0)
    if (lead === 0) return []
    return [lead > 0 ? first : second]
  })
}
