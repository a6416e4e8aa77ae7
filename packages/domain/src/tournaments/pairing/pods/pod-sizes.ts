import type { PodRemainder } from './pod-field.ts'

/** In the order of tables: pods of another size than four stand at their end of the field. */
export type PodSizes = { readonly sizes: readonly number[]; readonly byes: number }

const FULL = 4
/** Fewer make no table. */
export const FEWEST_AT_PODS = 3

/** How a field is divided; null where no pod can be made of it. */
export function podSizes(players: number, remainder: PodRemainder): PodSizes | null {
  if (players < FEWEST_AT_PODS) return null
  const over = players % FULL
  if (players === FEWEST_AT_PODS) return { sizes: [FEWEST_AT_PODS], byes: 0 }
  switch (remainder) {
    case 'byes':
      return { sizes: full((players - over) / FULL), byes: over }
    case 'pods-of-5-low':
      return players < 5 * over
        ? withThrees(players, false)
        : { sizes: [...full((players - 5 * over) / FULL), ...of(5, over)], byes: 0 }
    case 'pods-of-3-low':
      return withThrees(players, false)
    case 'pods-of-3-high':
      return withThrees(players, true)
    default:
      return remainder satisfies never
  }
}

/** Five players are no sum of threes and fours: one of them has a bye. */
function withThrees(players: number, areFirst: boolean): PodSizes {
  if (players === 5) return { sizes: full(1), byes: 1 }
  const count = (FULL - (players % FULL)) % FULL
  const threes = of(3, count)
  const fours = full((players - 3 * count) / FULL)
  return { sizes: areFirst ? [...threes, ...fours] : [...fours, ...threes], byes: 0 }
}

function full(count: number): readonly number[] {
  return of(FULL, count)
}

function of(size: number, count: number): readonly number[] {
  return Array.from({ length: count }, () => size)
}
