import { isMeeting, pairOf } from '../kinds/seats.ts'
import { isPlayedForWager, matchPoints } from '../results/match-points.ts'
import type { Match, PlayerId, RoundNumber, Tournament } from '../tournament.ts'
import { withVirtualPoints } from './accelerated.ts'
import { matchesOfRound } from './round-progress.ts'

/** Rounds for which a paired-down player is spared. */
const ROUNDS_REMEMBERED = 2

/** Who met someone with fewer points in the last two rounds, and in which. */
export function pairedDownBefore(
  tournament: Tournament,
  round: RoundNumber,
): ReadonlyMap<PlayerId, readonly RoundNumber[]> {
  return pointsBefore(tournament, round).down
}

export type PointsBefore = {
  readonly points: ReadonlyMap<PlayerId, number>
  readonly down: ReadonlyMap<PlayerId, readonly RoundNumber[]>
  /** Points before the rounds that are remembered. */
  readonly base: ReadonlyMap<PlayerId, number>
}

/** Points before a round, and who was paired down. */
export function pointsBefore(tournament: Tournament, round: RoundNumber): PointsBefore {
  return pointsOnwards(tournament, round, pointsUntil(tournament, round, firstRemembered(round)))
}

/** The first round of which it is remembered who was paired down, where this round is next. */
export function firstRemembered(round: RoundNumber): RoundNumber {
  return Math.min(round, Math.max(2, round - ROUNDS_REMEMBERED))
}

export function pointsOnwards(tournament: Tournament, round: RoundNumber, base: PointsBefore['base']): PointsBefore {
  const down = new Map<PlayerId, readonly RoundNumber[]>()
  let points = base
  for (let number = firstRemembered(round); number < round; number++) {
    const played = matchesOfRound(tournament, number)
    const seen = withVirtualPoints(tournament, number, points)
    for (const player of pairedDownIn(played, seen)) down.set(player, [...(down.get(player) ?? []), number])
    points = isPlayedForWager(tournament)
      ? pointsUntil(tournament, round, number + 1)
      : sumOf(points, matchPoints({ ...tournament, matches: played }, round))
  }
  return { points, down, base }
}

/** Without that round and later ones, as they count in `round`. */
function pointsUntil(tournament: Tournament, round: RoundNumber, end: RoundNumber): ReadonlyMap<PlayerId, number> {
  const matches = tournament.matches.filter((match) => match.round < end)
  return matchPoints({ ...tournament, matches }, round)
}

/** Each match counts by itself, except for a wager, so a round's points add to those before. */
function sumOf(
  points: ReadonlyMap<PlayerId, number>,
  earned: ReadonlyMap<PlayerId, number>,
): ReadonlyMap<PlayerId, number> {
  const sum = new Map(points)
  for (const [player, more] of earned) sum.set(player, (sum.get(player) ?? 0) + more)
  return sum
}

function pairedDownIn(played: readonly Match[], points: ReadonlyMap<PlayerId, number>): readonly PlayerId[] {
  return played.filter(isMeeting).flatMap((match): readonly PlayerId[] => {
    const [first, second] = pairOf(match)
    const lead = (points.get(first) ?? 0) - (points.get(second) ?? 0)
    if (lead === 0) return []
    return [lead > 0 ? first : second]
  })
}
