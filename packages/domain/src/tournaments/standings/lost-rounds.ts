import { outcomeFor } from '../kinds/match-outcome.ts'
import { seatsOf } from '../kinds/seats.ts'
import type { PlayerId, RoundNumber } from '../tournament.ts'
import type { FigureColumn } from './figure-column.ts'
import { lastRoundOf, type RecordedField, rulesAt } from './player-records.ts'

/**
 * The rounds each player lost, by index: at a table, by both, unopposed, and missed ones if those count as lost. Later losses are better;
 * the tiebreaker is the sum of their squares.
 */
export function lostRounds(field: RecordedField, throughRound: RoundNumber): readonly (readonly RoundNumber[])[] {
  const { players, indexes } = field
  const matches = field.matches.filter(({ round }) => round <= throughRound)
  const lost = players.map((): RoundNumber[] => [])
  const paired = players.map(() => new Set<RoundNumber>())
  const isLost = (match: (typeof matches)[number], player: PlayerId) => {
    const { kind } = outcomeFor(match, player, rulesAt(field, match.round))
    return kind === 'lost' || kind === 'bothLost'
  }
  for (const match of matches) {
    for (const player of seatsOf(match)) {
      const index = indexes.get(player) ?? -1
      paired[index]?.add(match.round)
      if (isLost(match, player)) lost[index]?.push(match.round)
    }
  }
  const rounds = [...new Set(matches.map(({ round }) => round))].filter(
    (round) => rulesAt(field, round).missedRounds === 'loss',
  )
  if (rounds.length === 0) return lost
  return lost.map((own, index) => {
    const player = players[index]
    const last = player ? lastRoundOf(field, player, throughRound) : throughRound
    const missed = rounds.filter((round) => round <= last && !paired[index]?.has(round))
    return [...own, ...missed].sort((one, other) => one - other)
  })
}

/** The sum of squares of the rounds lost. */
export function lostRoundSquares(field: RecordedField, throughRound: RoundNumber): FigureColumn {
  const values = Float64Array.from(lostRounds(field, throughRound), (rounds) =>
    rounds.reduce((sum, round) => sum + round * round, 0),
  )
  const exact = (player: number) => ({ numerator: BigInt(values[player] ?? 0), denominator: 1n })
  return { values, common: 1, separation: 1, exact }
}
