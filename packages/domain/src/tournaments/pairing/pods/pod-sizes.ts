import type { PodRemainder } from './pod-field.ts'

export type PodSizes = { readonly sizes: readonly number[]; readonly byes: number }

/** Fewer make no table. */
export const FEWEST_AT_PODS = 3

/** Tables of four and the rest, larger ones first; null for fewer than three players. */
export function podSizes(players: number, remainder: PodRemainder): PodSizes | null {
  if (players < FEWEST_AT_PODS) return null
  const left = players % 4
  const fours = Math.floor(players / 4)
  if (remainder === 'byes' && fours > 0) return { sizes: fill(fours, 4), byes: left }
  if (remainder === 'pods-of-5-low' && fours >= left) {
    return { sizes: [...fill(left, 5), ...fill(fours - left, 4)], byes: 0 }
  }
  // One of five has the bye.
  if (players === 5) return { sizes: [4], byes: 1 }
  const threes = (4 - left) % 4
  return { sizes: [...fill((players - 3 * threes) / 4, 4), ...fill(threes, 3)], byes: 0 }
}

function fill(count: number, size: number): readonly number[] {
  return Array.from({ length: count }, () => size)
}
