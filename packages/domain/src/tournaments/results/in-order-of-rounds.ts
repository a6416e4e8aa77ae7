import type { Match } from '../tournament.ts'

/** The list itself where it is in the order of rounds, as it is but for imported tournaments. */
export function inOrderOfRounds(matches: readonly Match[]): readonly Match[] {
  let before = 0
  for (const { round } of matches) {
    if (round < before) return matches.toSorted((one, other) => one.round - other.round)
    before = round
  }
  return matches
}
