/** Per sheet of paper. */
export const SLIPS_PER_PAGE = 4

/**
 * Arranges slips so that a printed stack, cut across, gives piles in order: the first pile holds the first slips, one per sheet. Pages of
 * four places; null: empty.
 */
export function inCutOrder<Slip>(slips: readonly Slip[]): readonly (readonly (Slip | null)[])[] {
  const pages = Math.ceil(slips.length / SLIPS_PER_PAGE)
  return Array.from({ length: pages }, (_, page) =>
    Array.from({ length: SLIPS_PER_PAGE }, (_, place) => slips[place * pages + page] ?? null),
  )
}
