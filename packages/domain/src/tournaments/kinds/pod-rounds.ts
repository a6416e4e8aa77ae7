/** Rounds of tables of four by players, as events of Commander play them today; more than the last entry: `MOST`. */
const ROUNDS: readonly (readonly [players: number, rounds: number])[] = [
  [16, 3],
  [34, 4],
  [128, 5],
  [208, 6],
  [304, 7],
  [540, 8],
  [960, 9],
]
const MOST = 10

/** Recommended rounds of tables of four. */
export function podRounds(players: number): number {
  return ROUNDS.find(([most]) => players <= most)?.[1] ?? MOST
}
