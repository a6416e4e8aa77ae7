/** Players in a cut; 2 is a final alone. */
export const CUT_SIZES = [2, 4, 8, 16, 32] as const
/** Likewise at tables of four: those who wait and the winners of the pods fill the final. */
export const POD_CUT_SIZES = [4, 7, 10, 13, 16, 40] as const
export type PodCutSize = (typeof POD_CUT_SIZES)[number]
export function isPodCut(size: number): size is PodCutSize {
  return POD_CUT_SIZES.some((each) => each === size)
}

export type CutSize = (typeof CUT_SIZES)[number] | PodCutSize

/** The cut planned after the Swiss rounds; 0: none. */
export const PLANNED_CUTS = [0, ...CUT_SIZES, 7, 10, 13, 40] as const satisfies readonly (0 | CutSize)[]
export type PlannedCut = (typeof PLANNED_CUTS)[number]
