import { outcomeFor, pointsFor } from '../kinds/match-outcome.ts'
import { isMeeting, seatsOf } from '../kinds/seats.ts'
import { type RecordedField, rulesAt } from './player-records.ts'
import { lotComparison } from './standings-order.ts'

/** Players of one group, first to last, and their places in it; those who are level share one. */
export type GroupOrder = { readonly before: readonly number[]; readonly places: readonly number[] }

/**
 * Groups ranked beside one another: first their first ones, then their second ones. Groups of different sizes play different numbers of
 * matches, and a bye is none: points a match compare them, then games won minus lost a match, then the lot.
 */
export function sideBySide(field: RecordedField, groups: readonly GroupOrder[], lot: string): GroupOrder {
  const worth = worthByMatch(field)
  const drawn = lotComparison(field, lot)
  const placed = groups.flatMap(({ before, places }) =>
    before.map((index, at) => ({ index, place: places[at] ?? at + 1, ...(worth[index] ?? NOTHING) })),
  )
  const compare = (one: Worth & { readonly place: number }, other: Worth & { readonly place: number }) =>
    one.place - other.place || other.points - one.points || other.games - one.games
  const order = placed.toSorted((one, other) => compare(one, other) || drawn(one.index, other.index))
  const ranks: number[] = []
  for (const [at, row] of order.entries()) {
    const above = order[at - 1]
    ranks.push(above && compare(above, row) === 0 ? (ranks[at - 1] ?? 1) : at + 1)
  }
  return { before: order.map(({ index }) => index), places: ranks }
}

/** A match is worth so much on average. */
type Worth = { readonly points: number; readonly games: number }
const NOTHING: Worth = { points: 0, games: 0 }

function worthByMatch(field: RecordedField): readonly Worth[] {
  const sums = field.players.map(() => ({ points: 0, games: 0, matches: 0 }))
  for (const match of field.matches) {
    if (!isMeeting(match)) continue
    for (const player of seatsOf(match)) {
      const outcome = outcomeFor(match, player, rulesAt(field, match.round))
      const sum = sums[field.indexes.get(player) ?? -1]
      if (outcome.kind === 'open' || !sum) continue
      sum.points += pointsFor(outcome)
      sum.games += outcome.gamesWon - outcome.gamesLost
      sum.matches += 1
    }
  }
  return sums.map(({ points, games, matches }) =>
    matches === 0 ? NOTHING : { points: points / matches, games: games / matches },
  )
}
