import { MAGIC } from './magic.ts'
import type { RulePack } from './rule-pack.ts'

/** Altered. No official tournament document found: Magic's formulas, ceil(log2 n) rounds, no cut. */
export const ALTERED = {
  ...MAGIC,
  id: 'altered-2026-02-27.2',
  game: 'altered',
  source: 'No official tournament document; formulas of the Magic Tournament Rules, 27 February 2026',
  official: false,
  recommendedRounds: [],
  topCut: [],
} as const satisfies RulePack
