import { outcomeFor, pointsFor } from '../kinds/match-outcome.ts'
import { seatsOf } from '../kinds/seats.ts'
import type { RoundNumber } from '../tournament.ts'
import type { FigureColumn } from './figure-column.ts'
import { type RecordedField, rulesAt } from './player-records.ts'

/** Each round's weight beside the one before it. */
const WEIGHT = 4

/** Each player's points after each round played, by index. */
export function runningPoints(field: RecordedField, throughRound: RoundNumber): readonly (readonly number[])[] {
  const { players, indexes } = field
  const rounds = new Map<RoundNumber, number>()
  const gained: number[][] = players.map(() => [])
  for (const match of field.matches) {
    if (match.round > throughRound) break
    const place = rounds.get(match.round) ?? rounds.size
    rounds.set(match.round, place)
    for (const player of seatsOf(match)) {
      const own = gained[indexes.get(player) ?? -1]
      if (own) own[place] = pointsFor(outcomeFor(match, player, rulesAt(field, match.round)))
    }
  }
  return gained.map((own) => {
    let total = 0
    return Array.from({ length: rounds.size }, (_, place) => {
      total += own[place] ?? 0
      return total
    })
  })
}

/**
 * Flesh and Blood, Pairings and Tiebreaker Policy: after each round a quarter of the figure before, and the points so far. Of players with
 * equal points, those who lost later are ahead.
 */
export function cumulativeColumn(field: RecordedField, throughRound: RoundNumber): FigureColumn {
  const running = runningPoints(field, throughRound)
  const rounds = running[0]?.length ?? 0
  const values = Float64Array.from(running, cumulativeOf)
  const scale = BigInt(WEIGHT) ** BigInt(Math.max(0, rounds - 1))
  const exact = (player: number) => ({
    numerator: (running[player] ?? []).reduce(
      (sum, points, place) => sum + BigInt(points) * BigInt(WEIGHT) ** BigInt(place),
      0n,
    ),
    denominator: scale,
  })
  return { values, common: Number(scale), separation: 1 / Number(scale), exact }
}

export function cumulativeOf(points: readonly number[]): number {
  return points.reduce((before, now) => before / WEIGHT + now, 0)
}
