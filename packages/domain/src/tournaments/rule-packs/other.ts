import { MAGIC } from './magic.ts'
import type { RulePack } from './rule-pack.ts'

/** Any other game: Magic's formulas, ceil(log2 n) rounds, no cut. */
export const OTHER = {
  ...MAGIC,
  id: 'other-2026-02-27.2',
  game: 'other',
  source: 'Formulas of the Magic Tournament Rules, 27 February 2026',
  official: false,
  recommendedRounds: [],
  topCut: [],
} as const satisfies RulePack
