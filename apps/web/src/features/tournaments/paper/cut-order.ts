/** Slips on a sheet of paper. */
export const SLIPS_PER_PAGE = 4

/**
 * Which slip lies where, so that a stack of printed sheets, cut across, gives piles in order that lie one on the other: the
 * first pile holds the first slips, one of each sheet. Pages in order; each has four places, null where nothing is left.
 */
export function inCutOrder<Slip>(slips: readonly Slip[]): readonly (readonly (Slip | null)[])[] {
  const pages = Math.ceil(slips.length / SLIPS_PER_PAGE)
  return Array.from({ length: pages }, (_, page) =>
    Array.from({ length: SLIPS_PER_PAGE }, (_, place) => slips[place * pages + page] ?? null),
  )
}
