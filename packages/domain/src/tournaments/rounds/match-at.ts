import { matchId, matchIdOf } from '../results/match-id.ts'
import type { PlayerId, RoundNumber, Side, WholeMatch } from '../tournament.ts'

/** One alone has the bye. */
export function matchAt(seats: readonly PlayerId[], round: RoundNumber, table: number): WholeMatch {
  const sides = seats.map((player): Side => [player])
  const [first] = seats
  if (first !== undefined && seats.length === 1) {
    return { kind: 'bye', id: matchId(round, first, null), round, player: first }
  }
  return { kind: 'played', id: matchIdOf(round, sides), round, table, sides, state: { kind: 'pending' } }
}
